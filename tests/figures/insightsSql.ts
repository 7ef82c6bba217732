/**
 * Queries that compute the figures of the insights. They follow docs/insights.md, not the code of the portal. $1 is the
 * restaurant, $2 the time zone, $3 the current time in epoch ms; $4 and $5 are the days.
 */
const ORDERS = `
with wire as (
  select
    id,
    status,
    to_timestamp(created_at / 1000.0) at time zone $2 as local,
    to_timestamp($3::float8 / 1000.0) at time zone $2 as local_now,
    created_at,
    case when jsonb_typeof(overrides -> 'total_amount') = 'null' then null else total end as total,
    coalesce(overrides ->> 'cooking_time', cooking_time) as cooking_time,
    coalesce(overrides -> 'status_timing', status_timing) as steps,
    items
  from orders where restaurant_id = $1
), times as (
  select wire.*,
    (select case jsonb_typeof(step) when 'number' then step::text::float8
      else extract(epoch from (step #>> '{}')::timestamptz) * 1000 end
      from (select steps -> 'cooking' as step) one) as cooking,
    (select case jsonb_typeof(step) when 'number' then step::text::float8
      else extract(epoch from (step #>> '{}')::timestamptz) * 1000 end
      from (select steps -> 'declined' as step) one) as declined,
    (select case jsonb_typeof(step) when 'number' then step::text::float8
      else extract(epoch from (step #>> '{}')::timestamptz) * 1000 end
      from (select steps -> 'ready_to_pickup' as step) one) as ready
  from wire
), spans as (
  select times.*,
    cooking is not null
      -- The portal does not know the last of these. Every other status comes after the acceptance.
      or status not in ('waiting_for_confirmation', 'declined', 'out_for_delivery') as is_accepted,
    status = 'declined' and cooking is null as is_rejected,
    coalesce(cooking, case when status = 'declined' then declined end) - created_at as answer_ms,
    substring(cooking_time from '^[0-9]+')::float8 * 60000 as promised,
    ready - cooking as taken
  from times
), facts as (
  select spans.*,
    promised is not null and taken is not null as is_prepared,
    local::date between $4::date and $5::date as is_current,
    local::date between $4::date - ($5::date - $4::date + 1)
      and $5::date - ($5::date - $4::date + 1)
      and ($5::date <> local_now::date
        or local < local_now - ($5::date - $4::date + 1) * interval '1 day') as is_previous
  from spans
)`;

const TOTALS = `
  count(*)::int as orders,
  sum(total) filter (where status <> 'declined') as revenue,
  avg(total) filter (where status <> 'declined') as average,
  sum(total) filter (where status = 'declined') as lost,
  count(*) filter (where status = 'declined')::int as declined,
  count(*) filter (where is_accepted)::int as accepted,
  count(*) filter (where is_rejected)::int as rejected,
  sum(total) filter (where is_rejected) as "lostToRejections",
  count(answer_ms)::int as answered,
  count(*) filter (where answer_ms > 180000)::int as slow,
  count(*) filter (where is_prepared)::int as prepared,
  count(*) filter (where is_prepared and taken > promised)::int as late,
  percentile_cont(0.5) within group (order by answer_ms) as "answerMs",
  percentile_cont(0.5) within group (order by promised) filter (where is_prepared) as "promisedMs",
  percentile_cont(0.5) within group (order by taken) filter (where is_prepared) as "preparedMs"`;

const DISHES = `
  select item ->> 'name' as name,
    coalesce(sum((item ->> 'quantity')::int) filter (where is_current), 0)::int as quantity,
    coalesce(sum((item ->> 'quantity')::int) filter (where is_previous), 0)::int as previous,
    sum((item ->> 'quantity')::int * (item ->> 'price')::float8) filter (where is_current) as amount
  from facts, jsonb_array_elements(items) as item
  where status <> 'declined' and (is_current or is_previous)
  group by 1`;

export const insightsSql = {
  acceptedUntimed: `${ORDERS} select distinct status from facts
    where steps = '{}' and is_accepted`,
  current: `${ORDERS} select ${TOTALS} from facts where is_current`,
  previous: `${ORDERS} select ${TOTALS} from facts where is_previous`,
  days: `${ORDERS}
    select to_char(day, 'YYYY-MM-DD') as "from", count(id)::int as orders,
      sum(total) filter (where status <> 'declined') as revenue
    from generate_series($4::date, $5::date, interval '1 day') as day
    left join facts on local::date = day::date and is_current
    group by day order by day`,
  hours: `${ORDERS}
    select extract(isodow from local)::int - 1 as weekday, extract(hour from local)::int as hour,
      count(*)::int as orders
    from facts where is_current group by 1, 2 order by 1, 2`,
  best: `${ORDERS} select * from (${DISHES}) dishes where quantity > 0
    order by quantity desc, coalesce(amount, 0) desc, previous, name collate "C" limit 5`,
  slow: `${ORDERS} select * from (
      select *, row_number() over (order by quantity desc, coalesce(amount, 0) desc, previous,
        name collate "C") as rank from (${DISHES}) dishes
    ) ranked where rank > 5 or quantity = 0
    order by rank desc limit 5`,
  promises: `${ORDERS}
    select promised / 60000 as minutes, count(*)::int as orders,
      count(*) filter (where taken > promised)::int as late,
      percentile_cont(0.5) within group (order by taken) as "preparedMs",
      percentile_cont(0.8) within group (order by taken) as "mostMs"
    from facts where is_current and is_prepared group by promised order by promised`,
  slowestDish: `${ORDERS}
    select name, count(*)::int as orders,
      percentile_cont(0.5) within group (order by taken) as "preparedMs"
    from (
      select distinct id, item ->> 'name' as name, taken
      from facts, jsonb_array_elements(items) as item where is_current and taken >= 0
    ) dishes
    group by name having count(*) >= 2
    order by "preparedMs" desc, orders desc, name collate "C" limit 1`,
} as const;
