import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_RULE, type AccessRule } from '../identity/access.decorator.js';

const session = [{ session: [] }];

/** Says at each operation of the document who may call it, by the rule that is enforced. */
export function documentAccess(app: INestApplication, { paths }: OpenAPIObject): void {
  const rules = rulesOf(app);
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      const rule = rules.get(operation.operationId) ?? 'public';
      operation.description = wordsOf(rule);
      operation.security = rule === 'public' ? [] : session;
    }
  }
}

function wordsOf(rule: AccessRule): string {
  if (rule === 'public') return 'For everybody.';
  if (rule === 'login') return 'For whoever is logged in.';
  if (rule === 'verified') return 'For whoever is logged in and has verified the email.';
  return `For staff: ${rule.join(', ')}.`;
}

/** The rules of all routes by their ids in the document. */
function rulesOf(app: INestApplication): Map<string, AccessRule> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((one) => [...one.controllers.values()]);
  const types = controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? [metatype] : []));
  return new Map(
    types.flatMap((type) =>
      Object.entries(Object.getOwnPropertyDescriptors(type.prototype)).map(([name, { value }]) => {
        const own = typeof value === 'function' && Reflect.getMetadata(ACCESS_RULE, value);
        return [`${type.name}_${name}`, own || Reflect.getMetadata(ACCESS_RULE, type)] as const;
      }),
    ),
  );
}
