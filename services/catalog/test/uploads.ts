import type { Identity } from '@mekong/service-defaults';
import { waitFor } from '@mekong/testing';
import { aPng, asFile, type CatalogUnderTest } from './builders.js';

/** The steps of a bulk upload, as staff do them. */
export function uploadsOf(catalog: () => CatalogUnderTest) {
  const path = '/api/products/batches';

  async function rehearse(csv: string | Buffer, by: Identity, images = ['a.png'], image?: Buffer) {
    const form = new FormData();
    form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
    for (const name of images) form.append('images', asFile(image ?? (await aPng())), name);
    return catalog().as(by).post(path, form);
  }

  const read = async (by: Identity, id: string, words = '') =>
    (await catalog().as(by).get(`${path}/${id}${words}`)).body;

  /** Waits until the upload is done; answers it. */
  async function commit(by: Identity, id: string) {
    await catalog().as(by).post(`${path}/${id}/commit`);
    await waitFor(async () => (await read(by, id)).batch.state === 'done', { what: 'the upload to be done' });
    return read(by, id);
  }

  const upload = async (csv: string, by: Identity) => commit(by, (await rehearse(csv, by)).body.batch.id);
  const undo = (by: Identity, id: string) => catalog().as(by).post(`${path}/${id}/undo`);
  return { rehearse, read, commit, upload, undo };
}
