import { replicaAddresses } from '../src/replicas/replica-addresses.js';

const known = async () => [
  { address: '10.0.0.9', family: 4 },
  { address: '10.0.0.12', family: 4 },
  { address: 'fd00::7', family: 6 },
];

it('a name stands for all its addresses, in an order that stays', async () => {
  expect(await replicaAddresses('http://orders:3000', known)).toEqual([
    'http://10.0.0.12:3000',
    'http://10.0.0.9:3000',
    'http://[fd00::7]:3000',
  ]);
});

it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000'])(
  '%s stands for itself',
  async (url) => {
    expect(await replicaAddresses(url, known)).toEqual([url]);
  },
);
