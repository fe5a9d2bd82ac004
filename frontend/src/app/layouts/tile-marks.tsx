import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CompareToggle } from '../../components/compare-toggle';
import { Heart } from '../../components/heart';
import { findCategory } from '../../lib/categories';
import { productIdOf } from '../../lib/product-path';
import { hearers, tiles } from '../../lib/shown-tiles';

/** What stands in the corners of the tiles: over the images, so that nothing moves when it comes. */
export function TileMarks() {
  const shown = useTiles();
  return shown.map((tile) => {
    const link = tile.querySelector<HTMLAnchorElement>(':is(h2, h3) a');
    const id = productIdOf(link?.pathname);
    return id === null ? null : createPortal(<Marks id={id} link={link!} />, tile, String(id));
  });
}

function Marks({ id, link: { pathname, title } }: { id: number; link: HTMLAnchorElement }) {
  const category = findCategory(pathname.split('/')[2])?.slug;
  return (
    <>
      {category && <CompareToggle id={id} category={category} name={title} isOverImage />}
      <Heart id={id} name={title} isRound />
    </>
  );
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
