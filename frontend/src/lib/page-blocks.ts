/** A part of a page's text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; items: string[] };

const HEADING = '# ';
const ITEM = '- ';

/**
 * The parts of a page's text: blank lines part paragraphs, a line that begins with `# ` is a heading, and lines that begin
 * with `- ` are a list. Everything else is plain text, whatever it looks like.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '' && !line.startsWith(HEADING);
    if (line === '') continue;
    if (line.startsWith(HEADING)) blocks.push({ kind: 'heading', text: line.slice(HEADING.length) });
    else if (line.startsWith(ITEM)) {
      const item = line.slice(ITEM.length);
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.lines.push(line);
    else blocks.push({ kind: 'paragraph', lines: [line] });
  }
  return blocks;
}

/** The beginning of a text for search engines: its first paragraph, at most so many characters. */
export function summaryOf(text: string, most = 160): string {
  const first = blocksOf(text).find((block) => block.kind === 'paragraph');
  const whole = first?.kind === 'paragraph' ? first.lines.join(' ') : '';
  return whole.length > most ? `${whole.slice(0, most - 1).trimEnd()}…` : whole;
}
