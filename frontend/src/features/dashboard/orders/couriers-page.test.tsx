import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/problem';
import { pressTooLate } from '../../../testing/end-session';
import { renderShop } from '../../../testing/render-shop';
import { aCourierList, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const admin = aUser({ role: 'admin' });

/** Opens the couriers; `sent` lists what is saved. */
async function openCouriers() {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/admin/couriers', async ({ request }) => {
      const body = (await request.json()) as { version: number };
      sent.push(body);
      return HttpResponse.json({ ...body, version: body.version + 1 });
    }),
  );
  const visit = await renderShop('/seller-dashboard/couriers', { user: admin });
  const vet = within(await screen.findByRole('group', { name: 'VET' }));
  return { ...visit, sent, vet };
}

it('an admin sets links, and adds and removes couriers', async () => {
  const { person, sent, vet } = await openCouriers();
  await person.type(vet.getByLabelText('Tracking link'), 'https://vet.example/{{number}');
  await person.click(screen.getByRole('button', { name: 'Remove Grab' }));
  await person.click(screen.getByRole('button', { name: 'Add a courier' }));
  const added = within(screen.getByRole('group', { name: 'New courier' }));
  await person.type(added.getByLabelText('Name'), 'Moto');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Couriers saved')).toBeInTheDocument();
  const [vetBefore, jt, , own] = aCourierList().couriers;
  const couriers = [
    { ...vetBefore, tracking_link: 'https://vet.example/{number}' },
    jt,
    own,
    { name: 'Moto', tracking_link: null, needs_number: true },
  ];
  expect(sent).toEqual([{ couriers, version: 0 }]);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[1]).toEqual({ couriers, version: 1 }));
});

it('a link that is refused is shown at its field', async () => {
  const { person, vet } = await openCouriers();
  const message = 'Tracking link must begin with https://';
  const errors = [{ field: 'couriers.0.tracking_link', code: 'NOT_A_TRACKING_LINK', params: {}, message }];
  server.use(
    http.put('*/api/admin/couriers', () => problem(400, { code: 'INVALID_INPUT', message, errors })),
  );
  await person.type(vet.getByLabelText('Tracking link'), 'vet.example');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await vet.findByText(message)).toBeInTheDocument();
});

it("somebody else's change is not overwritten", async () => {
  const { person } = await openCouriers();
  const current = { couriers: [{ name: 'Other', tracking_link: null, needs_number: false }], version: 5 };
  server.use(
    http.put('*/api/admin/couriers', () => problem(409, { code: 'STALE_EDIT', message: 'Changed', current })),
    http.get('*/api/admin/couriers', () => HttpResponse.json(current)),
  );
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone else changed the couriers')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show them as they are now' }));
  expect(await screen.findByRole('group', { name: 'Other' })).toBeVisible();
});

it('what was typed outlives the session, based on the list that was seen', async () => {
  const visit = await openCouriers();
  const { person } = visit;
  await person.type(visit.vet.getByLabelText('Name'), ' Express');
  await pressTooLate(visit, screen.getByRole('button', { name: 'Save' }), ['put', '*/api/admin/couriers']);
  server.use(http.get('*/api/admin/couriers', () => HttpResponse.json({ ...aCourierList(), version: 7 })));
  await renderShop('/seller-dashboard/couriers', { user: admin });
  expect(await screen.findByText('Draft restored')).toBeVisible();
  expect(screen.getByRole('group', { name: 'VET Express' })).toBeVisible();
  const versions: number[] = [];
  server.use(
    http.put('*/api/admin/couriers', async ({ request }) => {
      versions.push(((await request.json()) as { version: number }).version);
      return problem(503, { message: 'Not now' });
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(versions).toEqual([0]));
  await person.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByRole('group', { name: 'VET' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});
