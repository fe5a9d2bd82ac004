import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** The image library, loaded for the first image: its native part takes time and memory. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Images are worked on side by side, each once: threads and a memory of their own would only take from the others.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
