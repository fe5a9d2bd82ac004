import { CompareBar } from './compare-bar';
import { TileMarks } from './tile-marks';

/** What only they need who use the page. */
export function PartsInUse() {
  return (
    <>
      <TileMarks />
      <CompareBar />
    </>
  );
}
