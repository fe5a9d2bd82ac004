import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';
import { chromiumPath, firefoxPath, hasHeadlessShell, hasWebKit, rabbitPath } from './programs.mjs';
import { runAndCollect } from './run-quietly.mjs';

const testPrograms = [
  {
    name: 'RabbitMQ',
    why: 'events over a real broker',
    aptPackage: 'rabbitmq-server',
    variable: 'RABBIT_AVAILABLE',
    isThere: async () => Boolean(rabbitPath()),
  },
  {
    name: 'Chromium',
    why: 'journeys in a real browser',
    aptPackage: 'chromium-headless-shell',
    variable: 'CHROMIUM_AVAILABLE',
    isThere: () => canRun(chromiumPath()),
    // A complete Chromium works too, but takes twice the time.
    isBest: async () => hasHeadlessShell(),
  },
  {
    name: 'Firefox',
    why: 'a journey in Firefox',
    aptPackage: 'firefox-esr',
    variable: 'FIREFOX_AVAILABLE',
    isThere: () => canRun(firefoxPath()),
    isForFull: true,
  },
  {
    name: 'WebKit',
    why: "a journey in Safari's engine",
    aptPackage: 'webkit2gtk-driver xvfb',
    variable: 'WEBKIT_AVAILABLE',
    isThere: async () => hasWebKit(),
    isForFull: true,
  },
  {
    name: 'Prometheus',
    why: 'the rules of alerts',
    aptPackage: 'prometheus',
    variable: 'PROMTOOL_AVAILABLE',
    isThere: async () => (await runAndCollect('promtool', ['--version'])).code === 0,
  },
  {
    name: 'Alertmanager',
    why: 'who is told of alerts',
    aptPackage: 'prometheus-alertmanager',
    variable: 'ALERTMANAGER_AVAILABLE',
    isThere: async () => (await runAndCollect('prometheus-alertmanager', ['--version'])).code === 0,
    isForFull: true,
  },
  {
    name: 'HAProxy',
    why: 'what stands before several gateways',
    aptPackage: 'haproxy',
    variable: 'HAPROXY_AVAILABLE',
    isThere: async () => (await runAndCollect('haproxy', ['-v'])).code === 0,
    isForFull: true,
  },
  {
    name: 'dnsmasq (as root)',
    why: 'replicas that are found by DNS',
    aptPackage: 'dnsmasq-base',
    variable: 'DNSMASQ_AVAILABLE',
    isThere: async () =>
      process.getuid?.() === 0 && (await runAndCollect('dnsmasq', ['--version'])).code === 0,
    isForFull: true,
  },
  {
    name: 'Patroni, etcd and iptables (as root)',
    why: 'the loss of one of three machines',
    aptPackage: 'patroni etcd-server iptables postgresql-15',
    variable: 'CLUSTER_AVAILABLE',
    isThere: async () =>
      process.getuid?.() === 0 &&
      (await whichOf(['patroni', 'etcd', 'iptables'], canRun)).length === 3 &&
      existsSync('/usr/lib/postgresql/15/bin/postgres'),
    isForFull: true,
  },
  {
    name: 'buildah, debootstrap and iproute2 (as root)',
    why: 'the image and its containers',
    aptPackage: 'buildah debootstrap iproute2',
    variable: 'BUILDAH_AVAILABLE',
    isThere: async () =>
      process.getuid?.() === 0 && (await whichOf(['buildah', 'debootstrap'], canRun)).length === 2,
    isForFull: true,
  },
  {
    name: 'kubectl',
    why: 'the manifests of Kubernetes',
    // Debian's is too old to know components.
    aptPackage: undefined,
    variable: 'KUBECTL_AVAILABLE',
    isThere: async () => (await runAndCollect('kubectl', ['version', '--client'])).code === 0,
  },
];

/**
 * Looks for the programs that some tests need, and installs missing ones if it can (as root on Debian or Ubuntu), unless
 * `INSTALL_TEST_PROGRAMS=no` declines that. Answers environment variables by which the tests know what is installed; prints
 * what it installs and why, and a line for each program whose tests are left out. What only the full run needs is looked for
 * with `isFull`.
 */
export async function findTestPrograms(
  log,
  { isFull = false, programs = testPrograms, canInstall = isAptRoot(), install = installWithApt } = {},
) {
  const needed = programs.filter(({ isForFull }) => isFull || !isForFull);
  const wanted = await whichOf(
    needed,
    async ({ aptPackage, isThere, isBest }) => aptPackage !== undefined && !(await (isBest ?? isThere)()),
  );
  if (wanted.length > 0 && canInstall && process.env.INSTALL_TEST_PROGRAMS !== 'no') {
    log('Installing for the tests (about a minute; INSTALL_TEST_PROGRAMS=no leaves it and these tests out):');
    for (const { aptPackage, why } of wanted) log(`  ${aptPackage}: ${why}`);
    await install(wanted.flatMap(({ aptPackage }) => aptPackage.split(' ')));
  }
  const stillMissing = await whichOf(needed, async ({ isThere }) => !(await isThere()));
  for (const { name, aptPackage } of stillMissing) {
    const how = aptPackage ? ` (Debian, Ubuntu: apt install ${aptPackage})` : '';
    log(`The tests that need ${name} are left out: it is not installed${how}.`);
  }
  const isMissing = (program) => stillMissing.includes(program);
  return Object.fromEntries(needed.map((program) => [program.variable, String(!isMissing(program))]));
}

/**
 * @template One
 * @param {One[]} needed
 * @param {(program: One) => Promise<boolean>} test
 */
async function whichOf(needed, test) {
  const answers = await Promise.all(needed.map(test));
  return needed.filter((_program, index) => answers[index]);
}

function isAptRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

// Ubuntu's package may only refer to a snap: the program exists then, but does not run.
async function canRun(path) {
  return path !== undefined && (await runAndCollect(path, ['--version'])).code === 0;
}
