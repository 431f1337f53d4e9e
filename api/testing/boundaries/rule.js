import { BOUNDARIES } from './boundaries.js';
import { place, target } from './places.js';
import { sqlChecks } from './sql.js';

const TABLE = 'Modules know each other only downstream, in SQL too: {{table}} is of {{owner}}.';

/**
 * The ESLint rule for the boundaries between the parts of the product, by the paths of the importing and the imported
 * file.
 */
export const boundaries = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{why}}', table: TABLE } },
  create(context) {
    const from = place(context.filename, context.cwd);
    const bound = BOUNDARIES.filter((boundary) => boundary.from(from));
    const check = (node) => {
      const to = node.source?.value && target(node, context);
      const broken = to && bound.find((boundary) => boundary.to(to, from));
      if (broken) context.report({ node, messageId: 'forbidden', data: { why: broken.why } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ...sqlChecks(from, context),
    };
  },
};
