import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** The image library, loaded for the first image: its native part takes time and memory. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Several images are handled in parallel, each once, so a cache and more threads for each image would not help.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
