import { http, HttpResponse } from 'msw';
import type { Address, AddressEdit, User } from '../api/types';
import { server } from './server';

export function anAddress(facts: Partial<Address> = {}): Address {
  return {
    id: 'a0000000-0000-4000-8000-000000000001',
    label: 'Home',
    recipient: 'Sok Bopha',
    phone: '098 765 432',
    province: 'Siem Reap',
    district: 'Svay Dangkum',
    line: 'House 12, Street 7',
    is_default: true,
    ...facts,
  };
}

export const anOffice = () =>
  anAddress({
    id: 'a0000000-0000-4000-8000-000000000002',
    label: 'Office',
    recipient: 'Sok Dara',
    phone: '012 345 678',
    province: '',
    district: '',
    line: 'Tower 3',
    is_default: false,
  });

/** As the shop keeps what is sent. */
const kept = ({ map_link, ...facts }: AddressEdit) => ({ ...facts, ...(map_link && { map_link }) });

/** Answers the calls for saved addresses as the shop does; lists the changes that were sent. */
export function serveAddresses(user: User, ...addresses: Address[]) {
  const sent: { method: string; body?: AddressEdit }[] = [];
  let saved = addresses;
  const answer = () => HttpResponse.json({ addresses: saved });
  const withDefault = (id: string) => {
    const marked = saved.map((one) => ({ ...one, is_default: one.id === id }));
    saved = [...marked.filter((one) => one.is_default), ...marked.filter((one) => !one.is_default)];
  };
  server.use(
    http.get('*/api/account/addresses', answer),
    http.post('*/api/account/addresses', async ({ request }) => {
      const body = (await request.json()) as AddressEdit;
      sent.push({ method: 'POST', body });
      saved = [
        ...saved,
        anAddress({ ...kept(body), id: `new-${sent.length}`, is_default: saved.length === 0 }),
      ];
      return answer();
    }),
    http.patch('*/api/account/addresses/:id', async ({ request, params }) => {
      const body = (await request.json()) as AddressEdit;
      sent.push({ method: 'PATCH', body });
      saved = saved.map((one) => (one.id === params.id ? { ...one, ...kept(body) } : one));
      if (body.is_default) withDefault(String(params.id));
      return answer();
    }),
    http.delete('*/api/account/addresses/:id', ({ params }) => {
      sent.push({ method: 'DELETE' });
      saved = saved.filter(({ id }) => id !== params.id);
      if (saved[0]) withDefault(saved[0].id);
      return answer();
    }),
    http.get('*/api/auth/check-auth', () => HttpResponse.json({ user })),
  );
  return sent;
}
