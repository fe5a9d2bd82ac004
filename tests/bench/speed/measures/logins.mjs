const connections = 8;
const perSecond = 50;

const loggingIn = async (bench) =>
  bench.runClient('logins', { connections, seconds: bench.seconds, accounts: await bench.accounts() });
const hashing = (bench) => bench.floor('bcrypt').run('compare', { connections, seconds: bench.seconds });
const listing = (bench, worker) =>
  bench.runClient('pacedReads', { perSecond, seconds: bench.seconds, kind: 'list' }, worker);

export const logins = {
  logins: { run: loggingIn, floor: hashing },
  'logins-beside': {
    run: async (bench) => {
      const [login, list] = await Promise.all([loggingIn(bench), listing(bench, 'second')]);
      return { ...login, list };
    },
    floor: async (bench) => {
      const list = await listing(bench, 'second');
      return { ...(await hashing(bench)), list };
    },
  },
};
