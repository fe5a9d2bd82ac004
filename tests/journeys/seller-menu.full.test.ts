import { brokenPages } from '../support/side-menu.js';
import { setStage } from '../support/stage.js';

const stage = setStage();

it("every page of a seller's side menu loads", async () => {
  const page = await stage.open({ as: await stage.seller() });
  const { seen, broken } = await brokenPages(page);
  expect(broken).toEqual([]);
  expect(seen).toBeGreaterThan(15);
}, 180_000);
