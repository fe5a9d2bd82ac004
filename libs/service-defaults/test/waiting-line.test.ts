import { networkOf, WaitingLine } from '@mekong/service-defaults';

/** A line in which so many wait of each of these addresses. */
function aLine(waiting: Record<string, number>): WaitingLine<string> {
  const line = new WaitingLine<string>();
  for (const [address, count] of Object.entries(waiting))
    for (let n = 0; n < count; n += 1) line.add(networkOf(address), address);
  return line;
}

const taken = (line: WaitingLine<string>, count: number) =>
  Array.from({ length: count }, () => line.takeNext() ?? 'nobody');

const floodOf = (addresses: string[]) => aLine(Object.fromEntries(addresses.map((address) => [address, 1])));

const within48 = Array.from({ length: 4_000 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);
const within24 = Array.from({ length: 256 }, (_, n) => `198.51.100.${n}`);

describe('whoever comes after a flood', () => {
  it.each([
    ['4,000 networks of one /48', within48, 4],
    ['the 256 addresses of one /24', within24, 16],
  ])('from %s waits for its shares only', (_what, addresses, shares) => {
    const line = floodOf(addresses);
    line.add(networkOf('192.0.2.1'), 'visitor');
    expect(taken(line, shares + 1).at(-1)).toBe('visitor');
  });

  it('of one address waits for one of them', () => {
    const line = aLine({ '198.51.100.1': 300 });
    line.add(networkOf('192.0.2.1'), 'visitor');
    expect(taken(line, 2)).toEqual(['198.51.100.1', 'visitor']);
  });
});

it('narrow networks of a wide one take turns, so that an honest neighbour is not kept out', () => {
  const line = aLine({ '198.51.100.1': 300, '198.51.100.2': 1 });
  expect(taken(line, 2)).toEqual(['198.51.100.1', '198.51.100.2']);
});

it('a wide network in which few wait has a turn for each of them in a round', () => {
  const line = aLine({ '198.51.100.1': 2, '198.51.100.2': 2, '192.0.2.1': 3 });
  expect(taken(line, 6)).toEqual([
    '198.51.100.1',
    '198.51.100.2',
    '192.0.2.1',
    '198.51.100.1',
    '198.51.100.2',
    '192.0.2.1',
  ]);
});

it('all are taken once, and then nobody waits', () => {
  const line = aLine({ '198.51.100.1': 3, '2001:db8:1::1': 2 });
  expect(taken(line, 6).filter((one) => one !== 'nobody')).toHaveLength(5);
  expect(line.size).toBe(0);
});

describe('where too many wait', () => {
  it('the newest goes of the wide network with the most for its shares, and hears that it is its doing', () => {
    const line = floodOf(within48);
    line.add(networkOf('192.0.2.1'), 'visitor');
    expect(line.takeFromLargest()).toEqual({ item: within48.at(-1), isGreedy: true });
  });

  it('a full /24 of shoppers loses none to one address with many', () => {
    const line = floodOf(within24.slice(0, 32));
    for (let n = 0; n < 20; n += 1) line.add(networkOf('192.0.2.1'), 'greedy');
    expect(line.takeFromLargest()).toEqual({ item: 'greedy', isGreedy: true });
  });
});
