/** The tiles of products in the page, in whose corners later code puts their hearts. */
export const tiles = new Set<HTMLElement>();

/** Told of every change. */
export const hearers = new Set<() => void>();

/** The ref of a tile. */
export function noteTile(tile: HTMLElement) {
  const tell = () => hearers.forEach((hear) => hear());
  tiles.add(tile);
  tell();
  return () => {
    tiles.delete(tile);
    tell();
  };
}
