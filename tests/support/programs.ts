/** A program that some tests need: the run says by a variable where it is not installed. */
type Program = 'ALERTMANAGER' | 'BUILDAH' | 'CLUSTER' | 'DNSMASQ' | 'HAPROXY' | 'KUBECTL' | 'PROMTOOL';

export const isInstalled = (program: Program): boolean => process.env[`${program}_AVAILABLE`] !== 'false';

/** `describe` where these programs are installed; elsewhere its tests are skipped. */
export const describeWith = (...programs: Program[]) =>
  programs.every(isInstalled) ? describe : describe.skip;

/** `it`, likewise. */
export const itWith = (...programs: Program[]) => (programs.every(isInstalled) ? it : it.skip);
