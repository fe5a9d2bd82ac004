import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Statement
 * @property {string} place the file and the line, from the root folder
 * @property {string[] | undefined} texts one for each constant that may stand where it is chosen among some as the statement runs;
 *   undefined where the statement is put together from what is no constant
 * @property {ts.Type | undefined} row the type that its rows are said to have; undefined where it says to answer none
 */

/**
 * All statements that are made by `prepared` and `planned` in some files, with the checker of their types.
 *
 * @param {string} root @param {string[]} files
 * @returns {{ statements: Statement[], checker: ts.TypeChecker }}
 */
export function statementsIn(root, files) {
  const program = ts.createProgram(files, optionsOf(root));
  const checker = program.getTypeChecker();
  /** @type {Statement[]} */
  const statements = [];
  for (const path of files) {
    const file = program.getSourceFile(path);
    if (!file) continue;
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (isStatement(node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        statements.push({
          place: `${relative(root, path)}:${line + 1}`,
          texts: textsOf(node.template, checker),
          row: node.typeArguments?.[0] && checker.getTypeFromTypeNode(node.typeArguments[0]),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { statements, checker };
}

/** @param {string} root */
function optionsOf(root) {
  const path = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
}

/** @param {ts.Node} node @returns {node is ts.TaggedTemplateExpression} */
const isStatement = (node) =>
  ts.isTaggedTemplateExpression(node) &&
  ts.isIdentifier(node.tag) &&
  /^(prepared|planned)$/.test(node.tag.text);

/** @param {ts.TemplateLiteral} template @param {ts.TypeChecker} checker */
function textsOf(template, checker) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
  return template.templateSpans.reduce((texts, { expression, literal }) => {
    const constants = constantsOf(checker.getTypeAtLocation(expression));
    return constants && texts?.flatMap((text) => constants.map((one) => `${text}${one}${literal.text}`));
  }, /** @type {string[] | undefined} */ ([template.head.text]));
}

/**
 * What may stand there. A `Condition` is put together as the statement runs, and has nothing to do with the columns of its rows.
 *
 * @param {ts.Type} type
 */
function constantsOf(type) {
  if (type.aliasSymbol?.name === 'Condition') return ['true'];
  const types = type.isUnion() ? type.types : [type];
  return types.every((one) => one.isLiteral()) ? types.map(({ value }) => value) : undefined;
}
