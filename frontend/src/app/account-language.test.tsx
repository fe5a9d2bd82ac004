import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../testing/render-shop';
import { aUser } from '../testing/samples';
import { server } from '../testing/server';

const inKhmer = () => screen.findByRole('heading', { name: 'រកមិនឃើញទំព័រ' });
const inEnglish = () => screen.findByRole('heading', { name: "We couldn't find that page" });

/** Lists the languages that are sent to the account. */
function serveProfile(user = aUser()) {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/account/profile', async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return HttpResponse.json({ user: { ...user, ...body } });
    }),
  );
  return sent;
}

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe("the account's language", () => {
  it('is taken on a device on which none was chosen', async () => {
    await renderShop('/nowhere', { user: aUser({ language: 'km' }) });
    expect(await inKhmer()).toBeVisible();
    expect(document.cookie).toContain('language=km');
  });

  it('gives way to what was chosen on this device', async () => {
    const sent = serveProfile();
    document.cookie = 'language-chosen=1; Path=/';
    await renderShop('/nowhere', { user: aUser({ language: 'km' }) });
    expect(await inEnglish()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is what a logged-in shopper switches to', async () => {
    const user = aUser({ language: 'en' });
    const sent = serveProfile(user);
    const { person, store } = await renderShop('/nowhere', { user });
    await person.click(screen.getByRole('button', { name: /Khmer/ }));
    expect(await inKhmer()).toBeVisible();
    await waitFor(() => expect(store.getState().auth.user).toMatchObject({ language: 'km' }));
    expect(sent).toEqual([{ language: 'km' }]);
  });

  it('is that of the device if the account had none', async () => {
    const sent = serveProfile();
    document.cookie = 'language-chosen=1; Path=/';
    await renderShop('/nowhere', { user: aUser(), language: 'km' });
    await waitFor(() => expect(sent).toEqual([{ language: 'km' }]));
  });

  it("is that of the shopper's browser if the account had none and the shopper chose none", async () => {
    const sent = serveProfile();
    await renderShop('/nowhere', { user: aUser(), language: 'km' });
    await waitFor(() => expect(sent).toEqual([{ language: 'km' }]));
  });

  it('stays open while the shop is shown in English to whoever asked for nothing', async () => {
    const sent = serveProfile();
    await renderShop('/nowhere', { user: aUser() });
    expect(await inEnglish()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is of no interest where it cannot be kept: the shop is shown as it was chosen', async () => {
    server.use(http.patch('*/api/account/profile', () => HttpResponse.error()));
    const { person } = await renderShop('/nowhere', { user: aUser({ language: 'en' }) });
    await person.click(screen.getByRole('button', { name: /Khmer/ }));
    expect(await inKhmer()).toBeVisible();
  });

  it('of a visitor is kept on the device alone', async () => {
    const sent = serveProfile();
    const { person } = await renderShop('/nowhere');
    await person.click(screen.getByRole('button', { name: /Khmer/ }));
    expect(await inKhmer()).toBeVisible();
    expect(sent).toEqual([]);
  });
});
