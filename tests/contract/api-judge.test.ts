import { faultOf, type GivenAnswer } from '@mekong/testing';

const brand = { id: 1, name: 'Tonle', image_url: '/images/1.webp', products: 1, version: 1 };
const answer = (but: Partial<GivenAnswer> = {}): GivenAnswer => ({
  method: 'GET',
  path: '/api/brands',
  status: 200,
  type: 'application/json; charset=utf-8',
  body: { brands: [brand] },
  ...but,
});
const problem = {
  type: 'about:blank',
  title: 'Bad',
  status: 418,
  detail: '',
  message: '',
  code: 'ODD',
  params: {},
};
const refusal = { status: 418, type: 'application/problem+json', body: problem };

it('the judge of answers passes what is documented, and what no route is', () => {
  expect(faultOf(answer())).toBeUndefined();
  expect(faultOf(answer(refusal))).toBeUndefined();
  expect(faultOf(answer({ path: '/api/nothing', status: 418 }))).toBeUndefined();
});

it.each<[string, Partial<GivenAnswer>, RegExp]>([
  ['a status', { status: 206 }, /206, which is not documented/],
  ['a media type', { type: 'text/html' }, /as text\/html, which is not documented/],
  [
    'a member that is missing',
    { body: { brands: [{ ...brand, name: undefined }] } },
    /required property 'name'/,
  ],
  ['a member too many', { body: { brands: [{ ...brand, secret: 1 }] } }, /additional properties/],
  ['a problem in another form', { ...refusal, body: { message: 'no' } }, /required property/],
])('the judge of answers refuses %s that the document does not have', (_what, but, fault) => {
  expect(faultOf(answer(but))).toMatch(fault);
});
