import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { problem } from '../../../testing/problem';
import { openProducts } from '../../../testing/open-products';
import { server } from '../../../testing/server';

const params = { file: 'mouse.png' };
const refusal = {
  code: 'DAMAGED_IMAGE',
  params,
  message: 'The image is damaged. Please save it again',
  errors: [
    {
      field: 'images',
      code: 'DAMAGED_IMAGE',
      params,
      message: 'mouse.png: The image is damaged. Please save it again',
    },
  ],
};
const words = /mouse\.png: The image is damaged/;

it('an image that the shop refuses is named at its field of the form of a new product, and in the toast', async () => {
  const { person } = await openProducts();
  server.use(http.post('*/api/products/single_product', () => problem(415, refusal)));
  await person.click(screen.getByLabelText('More for Naga Mini'));
  await person.click(await screen.findByText('Duplicate'));
  await person.type(await screen.findByLabelText('Name'), ' Two');
  await person.click(screen.getByText('Upload Product'));
  const fault = await screen.findByText(words, { selector: '.ant-form-item-explain-error' });
  expect(within(fault.closest('.ant-form-item')!).getByRole('list', { name: 'Image' })).toBeVisible();
  expect(await screen.findByText(/^❌ mouse\.png: The image is damaged/)).toBeVisible();
});
