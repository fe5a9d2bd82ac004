import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { server } from '../../testing/server';

const found = {
  product: { id: 42, name: 'Naga Mini', image_url: '/images/42.webp' },
  ...{ bought: '2026-01', months: 12, until: '2027-01-05', holds: true },
};

/** Types a serial number, of which the server answers this. */
async function look(serial: string, answer: () => Response) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/warranty/:serial', ({ params }) => {
      asked.push(String(params.serial));
      return answer() as HttpResponse<null>;
    }),
  );
  const { person } = await renderShop('/warranty');
  await person.type(await screen.findByLabelText('Serial number'), `${serial}{Enter}`);
  return asked;
}
const answering = (warranty: object) => () => HttpResponse.json({ warranties: [warranty] });

it('tells what it is, when it was bought and until when the warranty holds', async () => {
  const asked = await look(' ab 1/2 ', answering(found));
  expect(await screen.findByText('Under warranty until Jan 5, 2027')).toBeVisible();
  expect(screen.getByText('Naga Mini')).toBeVisible();
  expect(screen.getByText('Bought in January 2026')).toBeVisible();
  expect(asked).toEqual(['ab 1/2']);
});

it.each([
  [{ holds: false }, 'The warranty ended on Jan 5, 2027'],
  [{ holds: false, until: null, months: null }, 'This product has no warranty.'],
])('tells that there is none: %j', async (facts, words) => {
  await look('AB', answering({ ...found, ...facts }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('an unknown serial number is told in friendly words, and none asks for one', async () => {
  const asked = await look('ZZ-9', () =>
    problem(404, { code: 'NOT_FOUND', message: 'Serial number not found' }),
  );
  expect(await screen.findByText(/^We have not sold anything with the serial number ZZ-9/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('nothing typed asks for a number', async () => {
  const asked = await look('', answering(found));
  expect(await screen.findByText('Please type a serial number')).toBeVisible();
  expect(asked).toEqual([]);
});

it('a form that was sent before its code was there is answered by the page that it leads to', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/warranty/:serial', ({ params }) => {
      asked.push(String(params.serial));
      return HttpResponse.json({ warranties: [found] });
    }),
  );
  await renderShop('/warranty?serial=+ab+12+');
  expect(await screen.findByText('Under warranty until Jan 5, 2027')).toBeVisible();
  expect(screen.getByLabelText('Serial number')).toHaveValue(' ab 12 ');
  expect(asked).toEqual(['ab 12']);
});
