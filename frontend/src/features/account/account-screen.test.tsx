import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pressTooLate } from '../../testing/end-session';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aUser } from '../../testing/samples';
import { anAddress, anOffice, serveAddresses } from '../../testing/saved-addresses';
import { server } from '../../testing/server';

const user = aUser({ phone: '098 765 432', address: 'House 12', language: 'en' });

async function openAccount(facts: Parameters<typeof renderShop>[1] = {}) {
  const visit = await renderShop('/account', { user, ...facts });
  await screen.findByText(user.email);
  return visit;
}

/** Answers saved profiles; lists what was sent. */
function serveProfile(answer?: () => Response) {
  const sent: object[] = [];
  server.use(
    http.patch('*/api/account/profile', async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return answer?.() ?? HttpResponse.json({ user: { ...user, ...body } });
    }),
  );
  return sent;
}

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('the own profile', () => {
  it('is shown with the email, and saves only what has changed', async () => {
    const sent = serveProfile();
    const { person, store } = await openAccount();
    expect(screen.getByText(user.email)).toBeVisible();
    expect(screen.getByLabelText('Phone Number')).toHaveValue('098 765 432');
    const name = screen.getByLabelText('Full Name');
    await person.clear(name);
    await person.type(name, 'Sok Bopha');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your details are saved')).toBeInTheDocument();
    expect(sent).toEqual([{ name: 'Sok Bopha' }]);
    expect(store.getState().auth.user).toMatchObject({ name: 'Sok Bopha' });
  });

  it('changes the phone of the default address too, which shows it', async () => {
    serveProfile();
    serveAddresses(user, anAddress());
    const { person } = await openAccount();
    expect(await screen.findByRole('article')).toHaveTextContent('098 765 432');
    serveAddresses(user, anAddress({ phone: '098 765 4321' }));
    await person.type(screen.getByLabelText('Phone Number'), '1');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('098 765 4321'));
  });

  it('needs a name', async () => {
    const sent = serveProfile();
    const { person } = await openAccount();
    await person.clear(screen.getByLabelText('Full Name'));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Please enter your full name')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("shows the server's word at the phone number, in the shopper's language", async () => {
    const errors = [
      { field: 'phone', code: 'WRONG_FORMAT', params: { format: 'phone' }, message: 'Phone must be one' },
    ];
    serveProfile(() => problem(400, { code: 'INVALID_INPUT', message: 'Phone must be one', errors }));
    const { person } = await openAccount({ language: 'km', user: { ...user, language: 'km' } });
    await person.type(screen.getByLabelText('លេខទូរស័ព្ទ'), '9');
    await person.click(screen.getByRole('button', { name: 'រក្សាទុកការកែប្រែ' }));
    expect(await screen.findByText('ទូរស័ព្ទត្រូវជាលេខទូរស័ព្ទ ដូចជា 012 345 678')).toBeVisible();
    expect(screen.getByLabelText('លេខទូរស័ព្ទ')).toHaveFocus();
  });

  it('shows the shop in the language that is saved', async () => {
    const sent = serveProfile();
    const { person } = await openAccount();
    await person.selectOptions(screen.getByLabelText('Language'), 'km');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'គណនីរបស់អ្នក', level: 1 })).toBeVisible();
    expect(sent).toEqual([{ language: 'km' }]);
  });
});

describe('news of offers', () => {
  const label = 'Tell me about offers and new products by email';
  const box = () => screen.getByRole('checkbox', { name: label });

  it('are not agreed to until somebody says so, who is told that they can take it back', async () => {
    await openAccount();
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription('You can take this back here at any time.');
  });

  it.each([
    [false, true],
    [true, false],
  ])('are agreed to or not as soon as the box is pressed: from %s to %s', async (before, after) => {
    const sent = serveProfile();
    const { person, store } = await openAccount({ user: { ...user, news: before } });
    await person.click(box());
    expect(await screen.findByText('Your details are saved')).toBeInTheDocument();
    expect(sent).toEqual([{ news: after }]);
    await waitFor(() => expect((box() as HTMLInputElement).checked).toBe(after));
    expect(store.getState().auth.user).toMatchObject({ news: after });
  });

  it('stay as they were where that could not be saved', async () => {
    serveProfile(() => problem(503, { message: 'Not now' }));
    const { person } = await openAccount();
    await person.click(box());
    expect(await screen.findByText('Your details could not be saved')).toBeInTheDocument();
    await waitFor(() => expect(box()).not.toBeChecked());
  });

  it('are asked about in Khmer too', async () => {
    await openAccount({ language: 'km', user: { ...user, language: 'km' } });
    const khmer = screen.getByRole('checkbox', { name: 'ប្រាប់ខ្ញុំតាមអ៊ីមែលអំពីការផ្ដល់ជូនពិសេស និងទំនិញថ្មី' });
    expect(khmer).toHaveAccessibleDescription('អ្នកអាចដកការយល់ព្រមនេះវិញនៅទីនេះបានគ្រប់ពេល។');
  });
});

describe('the saved addresses', () => {
  it('are filled in as they were left where the session had ended, until that is cancelled', async () => {
    serveAddresses(user);
    const openForm = async () => {
      const visit = await openAccount();
      await visit.person.click(await screen.findByRole('button', { name: 'Add an address' }));
      return { visit, form: within(screen.getByRole('form', { name: 'New address' })) };
    };
    const { visit, form } = await openForm();
    await visit.person.type(form.getByLabelText('Shipping Address'), 'Street 9');
    await pressTooLate(visit, form.getByRole('button', { name: 'Save address' }), [
      'post',
      '*/api/account/addresses',
    ]);
    const again = await openForm();
    expect(again.form.getByLabelText('Shipping Address')).toHaveValue('Street 9');
    await again.visit.person.click(again.form.getByRole('button', { name: 'Cancel' }));
    cleanup();
    const last = await openForm();
    expect(last.form.getByLabelText('Shipping Address')).toHaveValue('');
  });

  it('are said to be none at first', async () => {
    await openAccount();
    expect(await screen.findByText(/^You have not saved any yet/)).toBeVisible();
  });

  it('are listed, the default one first', async () => {
    serveAddresses(user, anAddress(), anOffice());
    await openAccount();
    const [home, office] = await screen.findAllByRole('article');
    expect(within(home!).getByText('Default')).toBeVisible();
    expect(home).toHaveTextContent('House 12, Street 7, Svay Dangkum, Siem Reap');
    expect(within(office!).queryByText('Default')).toBeNull();
  });

  it('can be added, starting with the own name and phone', async () => {
    const sent = serveAddresses(user);
    const { person } = await openAccount();
    await person.click(await screen.findByRole('button', { name: 'Add an address' }));
    expect(screen.getByLabelText('Label (optional)')).toHaveFocus();
    const form = within(screen.getByRole('form', { name: 'New address' }));
    await person.type(form.getByLabelText('Shipping Address'), 'Street 9');
    await person.selectOptions(form.getByLabelText('Province (optional)'), 'Kep');
    await person.click(form.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Street 9, Kep');
    expect(sent).toEqual([
      {
        method: 'POST',
        body: {
          label: '',
          recipient: 'Sok Dara',
          phone: '098 765 432',
          line: 'Street 9',
          district: '',
          province: 'Kep',
        },
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Saved addresses' })).toHaveFocus();
  });

  it('can be changed, made the default and deleted', async () => {
    const sent = serveAddresses(user, anAddress(), anOffice());
    const { person } = await openAccount();
    await person.click(await screen.findByRole('button', { name: 'Edit Office' }));
    const form = within(screen.getByRole('form', { name: 'Edit the address' }));
    await person.type(form.getByLabelText('Shipping Address'), ', floor 2');
    await person.click(form.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(/Tower 3, floor 2/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Make Office the default' }));
    expect(await screen.findByRole('button', { name: 'Make Home the default' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Delete Home' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'DELETE']);
  });

  it('stay when deleting is not confirmed, and the form can be left', async () => {
    const sent = serveAddresses(user, anAddress());
    const { person } = await openAccount();
    await person.click(await screen.findByRole('button', { name: 'Delete Home' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Edit Home' }));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('article', { name: 'Home' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("show the server's word at its field and keep the input", async () => {
    const message = 'Phone must be a phone number, such as 012 345 678';
    server.use(
      http.post('*/api/account/addresses', () =>
        problem(400, { code: 'INVALID_INPUT', message, errors: [{ field: 'phone', message }] }),
      ),
    );
    const { person } = await openAccount();
    await person.click(await screen.findByRole('button', { name: 'Add an address' }));
    const form = within(screen.getByRole('form', { name: 'New address' }));
    await person.type(form.getByLabelText('Shipping Address'), 'Street 9');
    await person.click(form.getByRole('button', { name: 'Save address' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(form.getByLabelText('Shipping Address')).toHaveValue('Street 9');
  });

  it('that was deleted in another tab leaves the list as soon as it is pressed', async () => {
    serveAddresses(user, anAddress(), anOffice());
    const { person } = await openAccount();
    await screen.findByRole('article', { name: 'Office' });
    serveAddresses(user, anAddress());
    const gone = () => problem(404, { message: 'Address not found' });
    server.use(http.delete('*/api/account/addresses/:id', gone));
    await person.click(screen.getByRole('button', { name: 'Delete Office' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Office' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Home' })).toBeVisible();
  });

  it('that was deleted in another tab while it was edited can still be saved, as a new one', async () => {
    serveAddresses(user, anAddress(), anOffice());
    const { person } = await openAccount();
    await person.click(await screen.findByRole('button', { name: 'Edit Office' }));
    await person.type(screen.getByLabelText('Shipping Address'), ', floor 5');
    const sent = serveAddresses(user, anAddress());
    const gone = () => problem(404, { message: 'Address not found' });
    server.use(http.patch('*/api/account/addresses/:id', gone));
    await person.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByRole('form', { name: 'New address' });
    await person.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(/Tower 3, floor 5/)).toBeVisible();
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  });

  it('can be loaded again after a failure', async () => {
    server.use(
      http.get('*/api/account/addresses', () => problem(503, { message: 'Not now' }), { once: true }),
    );
    const { person } = await openAccount();
    expect(await screen.findByText('Not now')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^You have not saved any yet/)).toBeVisible();
  });
});

describe('the own password', () => {
  const fill = async ({ person }: Awaited<ReturnType<typeof openAccount>>) => {
    await person.type(screen.getByLabelText('Current password'), 'Secret1!');
    await person.type(screen.getByLabelText('New Password'), 'Another1!');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('is changed, and the form is empty again', async () => {
    server.use(http.post('*/api/account/password', () => HttpResponse.json({ message: 'ok' })));
    await fill(await openAccount());
    expect(await screen.findByText('Password changed. Your other sessions have ended.')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('that is wrong is said at its field', async () => {
    const message = 'The password is not right';
    const errors = [{ field: 'current_password', code: 'WRONG_PASSWORD', message }];
    server.use(
      http.post('*/api/account/password', () => problem(400, { code: 'WRONG_PASSWORD', message, errors })),
    );
    await fill(await openAccount());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });
});

it('the account is not open to visitors', async () => {
  const { router } = await renderShop('/account');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

describe('Telegram', () => {
  const asked = { bot: 'shop_bot', connected_at: null, trouble: null, waiting: null };
  const serve = (is_on: boolean) => {
    let calls = 0;
    server.use(
      http.get('*/api/account/telegram', () => {
        calls += 1;
        return HttpResponse.json({ telegram: { ...asked, is_on } });
      }),
    );
    return () => calls;
  };

  it('is offered where the shop has a bot', async () => {
    serve(true);
    await openAccount();
    expect(await screen.findByRole('heading', { name: 'Telegram' })).toBeVisible();
  });

  it('is no word to shoppers where it has none', async () => {
    const calls = serve(false);
    await openAccount();
    await waitFor(() => expect(calls()).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', { name: 'Telegram' })).not.toBeInTheDocument();
  });
});
