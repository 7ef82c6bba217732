import { is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

const dialect = new PgDialect();

/**
 * Creates missing tables, columns and indexes. There are no migration files: `--reset` can always
 * recreate the data.
 */
export async function applySchema(db: Database): Promise<void> {
  for (const table of allTables()) {
    for (const statement of statementsFor(table)) await db.execute(sql.raw(statement));
  }
}

export function allTables(): PgTable[] {
  return Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []));
}

function statementsFor(table: PgTable): string[] {
  const { name, columns, indexes } = getTableConfig(table);
  const created = columns.map(columnDefinition).join(', ');
  return [
    `create table if not exists "${name}" (${created})`,
    ...columns.map((column) => addColumn(name, column)),
    ...indexes.map(({ config }) => {
      const on = config.columns.map((column) => `"${'name' in column ? column.name : ''}"`);
      const unique = config.unique ? 'unique ' : '';
      const where = config.where ? ` where ${dialect.sqlToQuery(config.where).sql}` : '';
      return `create ${unique}index if not exists "${config.name}" on "${name}" (${on.join(', ')})${where}`;
    }),
  ];
}

function addColumn(table: string, column: PgColumn): string {
  return `alter table "${table}" add column if not exists ${columnDefinition(column)}`;
}

function columnDefinition(column: PgColumn): string {
  const parts = [`"${column.name}"`, column.getSQLType()];
  if (column.primary) parts.push('primary key');
  if (column.notNull && !column.primary) parts.push('not null');
  if (column.isUnique) parts.push('unique');
  if (column.default !== undefined) parts.push(`default ${literal(column.default)}`);
  return parts.join(' ');
}

function literal(value: unknown): string {
  if (is(value, SQL)) return dialect.sqlToQuery(value).sql;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const source = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${source.replaceAll("'", "''")}'`;
}
