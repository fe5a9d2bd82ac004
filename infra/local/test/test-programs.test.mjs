import { findTestPrograms } from '../test-programs.mjs';

/** Finds programs of which none is there; answers what was printed and installed, in this order. */
async function found(programs) {
  const seen = [];
  const variables = await findTestPrograms((line) => seen.push(line), {
    programs,
    canInstall: true,
    install: async (packages) => void seen.push(packages),
  });
  return { seen, variables };
}

const missing = {
  name: 'RabbitMQ',
  why: 'events over a real broker',
  aptPackage: 'rabbitmq-server',
  variable: 'RABBIT_AVAILABLE',
  isThere: async () => false,
};

afterEach(() => delete process.env.INSTALL_TEST_PROGRAMS);

it('names the packages that it installs, why, and how to decline, before it installs them', async () => {
  const { seen } = await found([missing]);
  expect(seen.slice(0, 3)).toEqual([
    expect.stringContaining('INSTALL_TEST_PROGRAMS=no'),
    '  rabbitmq-server: events over a real broker',
    ['rabbitmq-server'],
  ]);
});

it('installs nothing when it is declined, and says which tests are left out', async () => {
  process.env.INSTALL_TEST_PROGRAMS = 'no';
  const { seen, variables } = await found([missing]);
  expect(seen).toEqual([expect.stringContaining('RabbitMQ are left out')]);
  expect(variables).toEqual({ RABBIT_AVAILABLE: 'false' });
});

it('says nothing of what is there', async () => {
  const { seen } = await found([{ ...missing, isThere: async () => true }]);
  expect(seen).toEqual([]);
});
