import { areaOf, knows } from './modules.js';
import { isModule } from './places.js';
import { ownersOfTables, tablesIn, VIEWS } from './tables.js';

/** The part of the rule for SQL: reports tables of modules that this module may not import. */
export function sqlChecks(from, context) {
  if (!isModule(from) && from.area !== 'core') return {};
  const owners = (known[context.cwd] ??= ownersOfTables(context.cwd));
  const report = (node, table) => {
    const owner = owners[table];
    if (!owner || owner === 'core' || owner === from.module || table in VIEWS) return;
    if (isModule(from) && knows(from, { area: areaOf(owner), module: owner })) return;
    context.report({ node, messageId: 'table', data: { table, owner } });
  };
  return {
    TemplateElement: (node) => tablesIn(node.value.raw).forEach((table) => report(node, table)),
    Literal(node) {
      if (typeof node.value !== 'string') return;
      if (isTableArgument(node)) report(node, node.value);
      else tablesIn(node.value).forEach((table) => report(node, table));
    },
  };
}

const known = {};

/** Whether a string is the table in `trx('table')`, `knex()('table')`, `.from('table')` or `.join('table', …)`. */
function isTableArgument({ parent, value }) {
  if (parent.type !== 'CallExpression' || parent.arguments[0]?.value !== value) return false;
  const { callee } = parent;
  if (callee.type === 'Identifier') return ['trx', 'db', 'knex'].includes(callee.name);
  if (callee.type === 'MemberExpression') return QUERYING.includes(callee.property.name);
  return callee.type === 'CallExpression' && callee.callee.property?.name === 'knex';
}

const QUERYING = ['from', 'into', 'table', 'join', 'innerJoin', 'leftJoin', 'rightJoin'];
