import { routeOf, type Route } from '../../../gateway/src/routes/route-table.js';
import { sessionsOf } from '../actors.js';
import { accessOf } from '../access.js';
import type { Stage } from '../attack-stage.js';
import { apiRoutes, filledPath, type ApiRoute } from '../routes.js';
import { wrongAnswers } from '../wrong-answers.js';

/** All that the gateway knows of a route, but for its address. */
function wayOf({ name, path }: ApiRoute): string {
  const way: Partial<Route> = { ...routeOf(filledPath(path)), prefix: undefined };
  return JSON.stringify([accessOf.get(name), way]);
}

/** One route of each access, by each way that the gateway has with calls. */
const oneOfEach = [...new Map(apiRoutes.map((route) => [wayOf(route), route])).values()];

/**
 * That the gateway passes on who calls, and nothing of its own about who may: that is decided by the services, where
 * `access.test.ts` tries every route.
 */
export function accessRows(stage: Stage): void {
  it.each(oneOfEach)('$name answers only those who may call it (ASVS 8.2.1; API5:2023)', async (route) => {
    expect(await wrongAnswers(route, stage.shop.url, sessionsOf(stage))).toEqual([]);
  });
}
