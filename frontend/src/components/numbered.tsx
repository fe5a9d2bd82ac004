const ORDER_NUMBER = /(MG-\d{4}-\d{4,})/;

/** A text whose order numbers stay on one line; browsers would part them at their hyphens. */
export function Numbered({ text }: { text: string }) {
  return text.split(ORDER_NUMBER).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="unbroken">
        {part}
      </span>
    ),
  );
}
