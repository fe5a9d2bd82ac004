import openapiTypescript, { astToString } from 'openapi-typescript';
import { format } from 'prettier';
import ts from 'typescript';

const head = `// Generated from gateway/openapi.json by \`npm run openapi\`.

type Json<T> = { content: { 'application/json': T } };

`;

/**
 * The storefront's types of an API document. They say what a call takes and answers: problems that have no members of their own
 * are left out, as is what is not there instead of standing as `never`. Where a thing has members of any name
 * beside its own, these alone are told, as TypeScript would take their types for those of any name.
 */
export async function schemaTypes(document) {
  const { transformed } = ts.transform(
    await openapiTypescript(withoutAnyNames(withoutPlainProblems(JSON.parse(document)))),
    [withoutEmptyMembers, withJson],
  );
  return format(head + withShortComments(astToString(transformed)), {
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
    // Without a name the types of a call stand at its route.
    delete operation.operationId;
    for (const parameter of operation.parameters ?? [])
      if (parameter.in === 'header') delete parameter.description;
    const told = Object.entries(operation.responses).filter(([, { $ref }]) => !$ref);
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

/** A body that is JSON and nothing else, as `Json` of what it holds. @type {ts.TransformerFactory<ts.Node>} */
const withJson = (context) => (root) => {
  /** @param {ts.Node} node @returns {ts.Node} */
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    const json = onlyMember(onlyMember(visited, 'content'), 'application/json');
    return json ? ts.factory.createTypeReferenceNode('Json', [json]) : visited;
  };
  return visit(root);
};

/** The type of a member that is the only one of its type, and has this name. */
function onlyMember(type, name) {
  if (!type || !ts.isTypeLiteralNode(type) || type.members.length !== 1) return undefined;
  const [member] = type.members;
  if (!ts.isPropertySignature(member)) return undefined;
  const isNamed =
    (ts.isStringLiteral(member.name) || ts.isIdentifier(member.name)) && member.name.text === name;
  return isNamed ? member.type : undefined;
}

/** Without what a type says itself, and in one line where one is left. */
function withShortComments(types) {
  return types
    .replaceAll(/^ *(\/\*\*|\*) (@enum|Format:|@default).*\n/gm, '')
    .replaceAll(/^ *\/\*\*\n *\*\/\n/gm, '')
    .replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
    .replaceAll('/** @description ', '/** ');
}
