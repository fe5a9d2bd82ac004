import openapiTypescript, { astToString } from 'openapi-typescript';
import { format } from 'prettier';
import ts from 'typescript';

/**
 * The storefront's types of an API document. They say what a call takes and answers: problems that have no members of their own
 * are all told by `default`, and what is not there is left out instead of standing as `never`. Where a thing has members of any name
 * beside its own, these alone are told, as TypeScript would take their types for those of any name.
 */
export async function schemaTypes(document) {
  const { transformed } = ts.transform(
    await openapiTypescript(withoutAnyNames(withoutPlainProblems(JSON.parse(document)))),
    [withoutEmptyMembers],
  );
  const types = astToString(transformed);
  return format(`// Generated from gateway/openapi.json by \`npm run openapi\`.\n${types}`, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 110,
    objectWrap: 'collapse',
  });
}

function withoutPlainProblems(document) {
  const { Problem } = document.components.responses;
  document.components.responses = { Problem };
  for (const operation of Object.values(document.paths).flatMap((one) => Object.values(one))) {
    // The text above the route in one line.
    operation.summary += `. ${operation.description}`;
    delete operation.description;
    const told = Object.entries(operation.responses).filter(
      ([status, { $ref }]) => status === 'default' || !$ref,
    );
    operation.responses = Object.fromEntries(
      told.map(([status, { description: _, ...answer }]) => [status, answer]),
    );
  }
  return document;
}

function withoutAnyNames(document) {
  for (const schema of Object.values(document.components.schemas))
    if (schema.properties && schema.additionalProperties) delete schema.additionalProperties;
  return document;
}

/** @type {ts.TransformerFactory<ts.Node>} */
const withoutEmptyMembers = (context) => (root) => {
  /** @param {ts.Node} node @returns {ts.Node} */
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isTypeLiteralNode(visited)) return visited;
    return ts.factory.updateTypeLiteralNode(
      visited,
      ts.factory.createNodeArray(visited.members.filter((member) => !isEmpty(member))),
    );
  };
  return visit(root);
};

/** Whether a member says nothing: none may be there, any header may, or all that it has is left out. */
function isEmpty(member) {
  if (!ts.isPropertySignature(member) || !member.type) return false;
  const isOfAnyHeader = ts.isIdentifier(member.name) && member.name.text === 'headers';
  const hasNothing = ts.isTypeLiteralNode(member.type) && member.type.members.length === 0;
  return isOfAnyHeader || hasNothing || member.type.kind === ts.SyntaxKind.NeverKeyword;
}
