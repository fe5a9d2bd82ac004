import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Heart } from '../../components/heart';
import { productIdOf } from '../../lib/product-path';
import { hearers, tiles } from '../../lib/shown-tiles';

/** The hearts in the corners of the tiles: over the images, so that nothing moves when they come. */
export function TileHearts() {
  const shown = useTiles();
  return shown.map((tile) => {
    const link = tile.querySelector<HTMLAnchorElement>(':is(h2, h3) a');
    const id = productIdOf(link?.pathname);
    return id === null ? null : createPortal(<Heart id={id} name={link!.title} isRound />, tile, String(id));
  });
}

function useTiles(): HTMLElement[] {
  const [shown, setShown] = useState(() => [...tiles]);
  useEffect(() => {
    const hear = () => setShown([...tiles]);
    hear();
    hearers.add(hear);
    return () => void hearers.delete(hear);
  }, []);
  return shown;
}
