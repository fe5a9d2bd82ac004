import { blocksOf, type Block } from '../lib/page-blocks';
import styles from './page-text.module.css';

/** A page's text; markup in it is shown as it was typed. */
export function PageText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {blocksOf(text).map((block, place) => (
        // The blocks of one text never change places.
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.lines.join('\n')}</p>;
  return (
    <ul>
      {block.items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
}
