import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SynonymGroup } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const wireless: SynonymGroup = { id: 8, words: ['wireless', 'cordless'], also: ['bluetooth'], version: 3 };
const mouse: SynonymGroup = { id: 1, words: ['mouse', 'កណ្ដុរ'], also: [], version: 1 };

/** Opens the page with these groups, and two searches that found nothing. */
async function open(synonyms: SynonymGroup[] = [wireless, mouse], query = '') {
  const columns = [{ key: 'term', title: 'Search', type: 'text' }];
  const rows = [
    { term: 'joystick', times: 4, last_day: '2026-01-31' },
    { term: 'cordless', times: 1, last_day: '2026-01-30' },
  ];
  server.use(
    http.get('*/api/admin/synonyms', () => HttpResponse.json({ synonyms, most: 500 })),
    http.get('*/api/reports/searches', () =>
      HttpResponse.json({ columns, rows, page: 1, total: 2, totalPages: 1 }),
    ),
  );
  const visit = await renderShop(`/seller-dashboard/synonyms${query}`, { user: aUser({ role: 'admin' }) });
  await screen.findByText('joystick');
  return visit;
}

/** Accepts every call of this method from now on; returns their bodies. */
function captureSent(method: 'post' | 'patch', path: string) {
  const sent: unknown[] = [];
  server.use(
    http[method](`*/api/admin/synonyms${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok', group: wireless });
    }),
  );
  return sent;
}

const inDialog = async () => within(await screen.findByRole('dialog'));

describe('the search words', () => {
  it('show the groups that have a word, in either list', async () => {
    await open([wireless, mouse], '?q=Blue');
    expect(screen.getByText('wireless, cordless')).toBeVisible();
    expect(screen.queryByText('mouse, កណ្ដុរ')).toBeNull();
    expect(screen.getByText('2 of at most 500 groups')).toBeVisible();
  });

  it('make a group of a search that found nothing, with its word filled in', async () => {
    const { person } = await open();
    expect(screen.getByText('4 times')).toBeVisible();
    const sent = captureSent('post', '');
    await person.click(screen.getByRole('button', { name: 'Make a synonym of joystick' }));
    const dialog = await inDialog();
    expect(dialog.getByLabelText('Words that mean the same')).toHaveValue('joystick');
    await person.type(dialog.getByLabelText('Words that mean the same'), ', gamepad,');
    await person.type(dialog.getByLabelText('What they mean as well'), 'mouse');
    await person.click(dialog.getByText('Save'));
    expect(await screen.findByText('Search words saved')).toBeInTheDocument();
    expect(sent).toEqual([{ words: ['joystick', 'gamepad'], also: ['mouse'] }]);
  });

  it('add a search that found nothing to a group that there is', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Make a synonym of joystick' }));
    const dialog = await inDialog();
    const choice = dialog.getByLabelText('Add it to a group that there is');
    await person.type(choice, 'cord');
    // The last of this title: the group's row has it too.
    await person.click((await screen.findAllByTitle('wireless, cordless')).at(-1)!);
    expect(await screen.findByText('Edit the group of wireless')).toBeVisible();
    const field = (await inDialog()).getByLabelText('Words that mean the same');
    expect(field).toHaveValue('wireless, cordless, joystick');
    const sent = captureSent('patch', '/8');
    await person.click(screen.getByText('Save'));
    const words = ['wireless', 'cordless', 'joystick'];
    await waitFor(() => expect(sent).toEqual([{ words, also: ['bluetooth'], version: 3 }]));
  });

  it('say of a search that found nothing when its word has a group', async () => {
    await open();
    expect(screen.getByText('has a group now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a synonym of cordless' })).toBeNull();
  });

  it('show at its field why a word is refused', async () => {
    const { person } = await open();
    const message = '“mouse” is already in the group of “mouse”';
    const fault = { field: 'words', code: 'WORD_TAKEN', params: { word: 'mouse', group: 'mouse' }, message };
    server.use(
      http.patch('*/api/admin/synonyms/8', () =>
        problem(400, { code: 'INVALID_INPUT', message, errors: [fault] }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Edit wireless' }));
    const dialog = await inDialog();
    await person.type(dialog.getByLabelText('Words that mean the same'), ', mouse');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('are saved with the version that was read, and show what somebody else has changed', async () => {
    const { person } = await open();
    const current = { ...wireless, words: ['wireless', 'no cable'], version: 4 };
    server.use(
      http.patch('*/api/admin/synonyms/8', () =>
        problem(409, { code: 'STALE_EDIT', message: 'Stale', current, changed: ['words'] }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Edit wireless' }));
    const dialog = await inDialog();
    await person.type(dialog.getByLabelText('What they mean as well'), ', radio');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText('Words that mean the same is now “wireless, no cable”')).toBeVisible();
    const sent = captureSent('patch', '/8');
    await person.click(dialog.getByText('Save'));
    const also = ['bluetooth', 'radio'];
    await waitFor(() => expect(sent).toEqual([{ words: ['wireless', 'no cable'], also, version: 4 }]));
  });

  it('are tried before they are saved', async () => {
    const { person } = await open();
    const sent: unknown[] = [];
    const product = { id: 42, name: 'Naga Mini', name_km: null, image_url: '/images/42.webp' };
    server.use(
      http.post('*/api/admin/synonyms/try', async ({ request }) => {
        sent.push(await request.json());
        const products = [
          { ...product, is_new: true },
          { ...product, id: 43, name: 'Naga Pro', is_new: false },
        ];
        return HttpResponse.json({ products });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Edit wireless' }));
    const dialog = await inDialog();
    await person.type(dialog.getByLabelText('Words that mean the same'), ', radio');
    const field = dialog.getByLabelText('Search as a shopper would');
    await person.clear(field);
    await person.type(field, 'radio mouse{Enter}');
    expect(await dialog.findByText('Would be found: 2, of which new: 1')).toBeVisible();
    expect(dialog.getByText('Naga Mini')).toBeVisible();
    const words = ['wireless', 'cordless', 'radio'];
    expect(sent).toEqual([{ words, also: ['bluetooth'], id: 8, q: 'radio mouse' }]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
