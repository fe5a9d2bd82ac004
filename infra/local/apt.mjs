import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { runAndCollect } from './run-quietly.mjs';

// Debian asks this script whether a package may start its service; 101 says no.
const policyPath = '/usr/sbin/policy-rc.d';
const policy = '#!/bin/sh\nexit 101\n';

/** Installs packages on Debian or Ubuntu, as root, without starting their services. Does not report a failure. */
export async function installWithApt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isPolicyOurs = !existsSync(policyPath);
  if (isPolicyOurs) writeFileSync(policyPath, policy, { mode: 0o755 });
  try {
    await runAndCollect('apt-get', ['update', '-qq'], { env });
    for (const name of packages) {
      await runAndCollect('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    }
  } finally {
    if (isPolicyOurs) rmSync(policyPath);
  }
}
