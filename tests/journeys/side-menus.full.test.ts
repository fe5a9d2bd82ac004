import { brokenPages } from '../support/side-menu.js';
import { setStage } from '../support/stage.js';

const stage = setStage();

it.each(['seller', 'admin'] as const)(
  'every page of the side menu of a %s loads',
  async (role) => {
    const page = await stage.open({ as: await stage[role]() });
    const { seen, broken } = await brokenPages(page);
    expect(broken).toEqual([]);
    expect(seen).toBeGreaterThan(15);
  },
  180_000,
);
