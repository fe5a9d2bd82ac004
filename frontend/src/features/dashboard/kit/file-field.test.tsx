import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const image = (name: string) => new File(['x'], name, { type: 'image/png' });

async function open(path: string, language: 'en' | 'km' = 'en') {
  server.use(
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
    http.get('*/api/products/batches', () => HttpResponse.json({ batches: [] })),
  );
  const { person } = await renderShop(`/seller-dashboard/${path}`, {
    user: aUser({ role: 'admin' }),
    language,
  });
  return person;
}

it('speaks the language of the site, and not that of the browser', async () => {
  await open('brands', 'km');
  const button = await screen.findByRole('button', { name: /^ជ្រើសរើសឯកសារ/ });
  expect(button).toHaveAccessibleDescription(/មិនទាន់បានជ្រើសឯកសារ/);
  expect(document.querySelector('input[type=file]')).not.toBeVisible();
});

it('opens the choice of files by keyboard', async () => {
  const person = await open('brands');
  const button = await screen.findByRole('button', { name: 'Choose a file Logo' });
  const opened: string[] = [];
  document.querySelector('input[type=file]')!.addEventListener('click', ({ type }) => opened.push(type));
  button.focus();
  await person.keyboard('{Enter}');
  expect(opened).toEqual(['click']);
});

it('names the chosen files with its button, the first three of many', async () => {
  const person = await open('products/bulk');
  const names = [1, 2, 3, 4, 5].map((n) => `${n}.png`);
  await person.upload(await screen.findByLabelText('Images'), names.map(image));
  const button = screen.getByRole('button', { name: 'Choose files Images' });
  expect(button).toHaveAccessibleDescription(/^1\.png, 2\.png, 3\.png, and 2 more/);
  await person.click(screen.getByRole('button', { name: 'Remove the files' }));
  expect(button).toHaveAccessibleDescription(/^No file chosen/);
});

it('tells with its button why a file is not taken, and takes the same file again once it fits', async () => {
  const person = await open('brands');
  const field = await screen.findByLabelText('Logo');
  const button = screen.getByRole('button', { name: 'Choose a file Logo' });
  await person.upload(field, new File([], 'logo.png', { type: 'image/png' }));
  expect(button).toHaveAccessibleDescription(/logo\.png is empty/);
  await person.upload(field, image('logo.png'));
  expect(button).toHaveAccessibleDescription(/^logo\.png/);
  expect(button).not.toHaveAccessibleDescription(/empty/);
});
