import { faultOf, type GivenAnswer } from '@mekong/testing';

const judged = new Set<string>();

/** From now on every answer that tests get from this shop is judged. */
export const judgeAnswersOf = (shopUrl: string): void => void judged.add(new URL(shopUrl).origin);

const faults: Promise<string | undefined>[] = [];

/** Judges an answer of a judged shop. The test in which a fault is seen fails at its end, as tests repeat calls that throw. */
export function judge(url: string, answer: () => Promise<GivenAnswer | undefined>): void {
  if (!judged.has(new URL(url).origin)) return;
  const fault = async () => {
    const given = await answer();
    return given && faultOf(given);
  };
  faults.push(fault());
}

afterEach(async () => {
  const found = (await Promise.all(faults.splice(0))).filter((fault) => fault !== undefined);
  expect([...new Set(found)]).toEqual([]);
});
