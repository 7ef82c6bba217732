import ts from 'typescript';
import { apis, styles, syntax, type Versions } from './browserData.ts';

const { SyntaxKind } = ts;
const SYNTAX: Partial<Record<ts.SyntaxKind, string>> = {
  [SyntaxKind.QuestionDotToken]: 'optional chaining',
  [SyntaxKind.QuestionQuestionToken]: 'nullish coalescing',
  [SyntaxKind.QuestionQuestionEqualsToken]: 'nullish assignment',
  [SyntaxKind.BarBarEqualsToken]: 'or assignment',
  [SyntaxKind.AmpersandAmpersandEqualsToken]: 'and assignment',
  [SyntaxKind.PropertyDeclaration]: 'class fields',
  [SyntaxKind.PrivateIdentifier]: 'private fields',
  [SyntaxKind.ClassStaticBlockDeclaration]: 'static blocks',
  [SyntaxKind.BigIntLiteral]: 'BigInt',
};
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/, 'lookbehind'],
  [/\(\?<[a-zA-Z]/, 'named groups'],
  [/\(\?[ims-]+:/, 'pattern modifiers'],
  [/\/[a-z]*v[a-z]*$/, 'flag v'],
];
/** Features in the CSS of styled-components and of style elements. */
const RULE = /@[a-z-]+|:[a-z-]+(?=[\s(.,{[:>&])/g;
const FUNCTION = /[a-z][a-z-]*(?=\()/g;

/** The browser features that a script uses, with the versions that have them. */
export function featuresOf(code: string): ReadonlyMap<string, Versions> {
  const versionsByFeature = new Map<string, Versions>();
  const add = (table: ReadonlyMap<string, Versions>, name: string) => {
    const versions = table.get(name);
    if (versions) versionsByFeature.set(name, versions);
  };
  const file = ts.createSourceFile(
    'script.js',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const visit = (node: ts.Node): void => {
    const named = SYNTAX[node.kind];
    if (named) add(syntax, named);
    if (ts.isRegularExpressionLiteral(node)) {
      for (const [pattern, name] of PATTERNS) if (pattern.test(node.text)) add(syntax, name);
    }
    if (ts.isAwaitExpression(node) && isTopLevel(node)) add(syntax, 'top-level await');
    if (ts.isPropertyAccessExpression(node)) {
      const member = node.name.text;
      const full = ts.isIdentifier(node.expression) ? `${node.expression.text}.${member}` : '';
      const isCall = ts.isCallExpression(node.parent) && node.parent.expression === node;
      if (apis.has(full)) add(apis, full);
      // Check only calls, because other uses of the name are often fields of our own objects.
      else if (isCall) add(apis, `.${member}`);
    } else if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression)) add(apis, node.expression.text);
    }
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      if (/[;{}]/.test(node.text)) {
        for (const [name] of node.text.matchAll(RULE)) add(styles, name);
        for (const [name] of node.text.matchAll(FUNCTION)) add(styles, `${name}()`);
      }
    }
    ts.forEachChild(node, visit);
    if (ts.isCallChain(node) || ts.isPropertyAccessChain(node)) add(syntax, 'optional chaining');
  };
  visit(file);
  return versionsByFeature;
}

function isTopLevel(node: ts.Node): boolean {
  for (let { parent } = node; parent; { parent } = parent) {
    if (ts.isFunctionLike(parent)) return false;
  }
  return true;
}
