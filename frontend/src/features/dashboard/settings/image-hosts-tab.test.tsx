import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** Opens the tab; `sent` is what is saved. */
async function open(hosts: string[], language?: 'km') {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/admin/image-hosts', () => HttpResponse.json({ image_hosts: { hosts, version: 3 } })),
    http.put('*/api/admin/image-hosts', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok', image_hosts: { hosts, version: 4 } });
    }),
  );
  const user = aUser({ role: 'admin' });
  return { ...(await renderShop('/seller-dashboard/settings/image-hosts', { user, language })), sent };
}

describe('the hosts of images', () => {
  it('are none in a new shop', async () => {
    await open([]);
    expect(await screen.findByText('None so far')).toBeVisible();
  });

  it('are saved, one a line, with the version that was read', async () => {
    const { person, sent } = await open(['cdn.example.com']);
    await person.click(await screen.findByRole('button', { name: 'Edit Image hosts' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Image hosts'), '{Enter}*.example.org{Enter}');
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ hosts: ['cdn.example.com', '*.example.org'], version: 3 }]));
    expect(await screen.findByText('Image hosts saved')).toBeInTheDocument();
  });

  it('that can be none are named where they were typed', async () => {
    const { person } = await open([]);
    const message = '“localhost” is not the name of a host, such as cdn.example.com or *.example.com';
    server.use(
      http.put('*/api/admin/image-hosts', () =>
        problem(400, {
          message,
          errors: [{ field: 'hosts', code: 'NOT_A_HOST', params: { host: 'localhost' }, message }],
        }),
      ),
    );
    await person.click(await screen.findByRole('button', { name: 'Edit Image hosts' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Image hosts'), 'localhost');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('are in Khmer when chosen', async () => {
    await open(['cdn.example.com'], 'km');
    expect((await screen.findAllByText('ម៉ាស៊ីនរូបភាព'))[0]).toBeInTheDocument();
  });
});
