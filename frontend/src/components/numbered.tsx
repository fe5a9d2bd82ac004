import { ORDER_NUMBER } from '../lib/order-number';

const NUMBERS = new RegExp(`(${ORDER_NUMBER})`);

/** A text whose order numbers stay on one line; browsers would part them at their hyphens. */
export function Numbered({ text }: { text: string }) {
  return text.split(NUMBERS).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="unbroken">
        {part}
      </span>
    ),
  );
}
