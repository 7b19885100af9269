-- The schema as the first release has it: extensions, tables, constraints and indexes. Functions, triggers and views are
-- not migrations: they are in the *-sql.ts files beside their features (docs/decisions/0030). Changes come as later files.

create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists btree_gin with schema public;

-- Staff: people, sessions, second factors, the audit log; saved answers, change counters and settings

create table users (
  id uuid primary key,
  username text not null,
  username_key text not null,
  password text not null,
  role text default 'owner' not null,
  must_change_password boolean default false not null,
  one_time_until timestamptz(3),
  email text,
  language text default 'en' not null,
  disabled_at timestamptz(3),
  weekly_summary boolean default false not null,
  alerts_seen_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  constraint users_username_unique unique (username),
  constraint users_username_key_unique unique (username_key)
);

create table sessions (
  token_hash text primary key,
  id uuid default gen_random_uuid() not null,
  user_id uuid not null
    constraint sessions_user_id_users_id_fk
    references users (id) on delete cascade,
  remembered boolean not null,
  awaits_second_factor boolean default false not null,
  proved_at timestamptz(3),
  challenge text,
  last_seen_at timestamptz(3) default now() not null,
  device text default '' not null,
  address text default '' not null,
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3) not null,
  constraint sessions_id_unique unique (id)
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);

create table totp_secrets (
  user_id uuid primary key
    constraint totp_secrets_user_id_users_id_fk
    references users (id) on delete cascade,
  sealed bytea not null,
  key_version text not null,
  confirmed_at timestamptz(3),
  last_step bigint default 0 not null,
  created_at timestamptz(3) default now() not null
);

create table passkeys (
  id text primary key,
  user_id uuid not null
    constraint passkeys_user_id_users_id_fk
    references users (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  created_at timestamptz(3) default now() not null,
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id);

create table recovery_codes (
  hash text primary key,
  user_id uuid not null
    constraint recovery_codes_user_id_users_id_fk
    references users (id) on delete cascade,
  used_at timestamptz(3),
  created_at timestamptz(3) default now() not null
);
create index recovery_codes_user on recovery_codes (user_id);

create table invitations (
  id uuid primary key,
  token_hash text not null,
  role text not null,
  email text,
  language text default 'en' not null,
  invited_by uuid not null,
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  user_id uuid,
  constraint invitations_token_hash_unique unique (token_hash)
);

create table audit_log (
  id bigserial primary key,
  at timestamptz(3) default now() not null,
  user_id uuid,
  username text,
  action text not null,
  entity text not null,
  entity_id text,
  detail jsonb default '{}'::jsonb not null,
  request_id text,
  address text
);
create index audit_log_entity on audit_log (entity, at, id);
create index audit_log_entity_id on audit_log (entity_id, at, id);
create index audit_log_user on audit_log (user_id, at, id);
create index audit_log_action on audit_log (action, at, id);
create index audit_log_at on audit_log (at, id);

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz(3) default now() not null,
  constraint idempotency_keys_scope_key_pk primary key (scope, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
create index idempotency_keys_about on idempotency_keys ((answer ->> 'id'))
  where scope <> 'contact';

create table change_counters (
  topic text not null,
  slot smallint not null,
  changes bigint not null,
  constraint change_counters_topic_slot_pk primary key (topic, slot)
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) default now() not null,
  updated_by uuid
);

create table api_keys (
  id uuid primary key,
  name text not null,
  token_hash text not null,
  start text not null,
  scopes text[] not null,
  created_by text not null,
  created_by_id uuid
    constraint api_keys_created_by_id_users_id_fk
    references users (id),
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  constraint api_keys_token_hash_unique unique (token_hash)
);

create table working_hours (
  user_id uuid primary key
    constraint working_hours_user_id_users_id_fk
    references users (id) on delete cascade,
  hours jsonb,
  languages text[] not null
);

-- Refused calls, counted tries and used form tokens

create table access_refusals (
  id bigserial primary key,
  window_start timestamptz(3) not null,
  kind text not null,
  address text not null,
  name_hash text default '' not null,
  user_id uuid,
  call text default '' not null,
  count integer not null,
  first_at timestamptz(3) default now() not null,
  last_at timestamptz(3) default now() not null,
  logged_at timestamptz(3)
);
create unique index access_refusals_window
  on access_refusals (window_start, kind, address, name_hash, coalesce(user_id, '00000000-0000-0000-0000-000000000000'), call);
create index access_refusals_last on access_refusals (last_at, id);
create index access_refusals_open on access_refusals (window_start)
  where logged_at is null;

create table tries (
  key text primary key,
  count integer not null,
  resets_at timestamptz(3) not null
);
create index tries_resets on tries (resets_at);

create table used_form_tokens (
  nonce text primary key,
  message text not null,
  expires_at timestamptz(3) not null
);
create index used_form_tokens_expires on used_form_tokens (expires_at);

-- Leads, what happened with them, what they agreed to, and counters kept by triggers

create table contact_requests (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text not null,
  country text,
  preferred_language text,
  investment_experience text,
  message text,
  language text not null,
  status text default 'new' not null,
  priority text default 'medium' not null,
  lost_reason text,
  assigned_to text,
  last_contact_date timestamptz(3),
  next_follow_up_date timestamptz(3),
  own_follow_up_date timestamptz(3),
  lead_source text default 'website' not null,
  platform text default 'main' not null,
  tags text[] default '{}'::text[] not null,
  estimated_value integer default 0,
  conversion_probability integer default 50 not null,
  notes text,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  version integer default 1 not null,
  score_base smallint default 0 not null,
  priority_rank smallint default 2 not null,
  first_reply_at timestamptz(3),
  last_reply_at timestamptz(3),
  clock_since timestamptz(3),
  clock_event text,
  clock_stage text,
  returned_count integer default 0 not null,
  last_returned_at timestamptz(3),
  imported_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by uuid,
  email_key text not null,
  phone_key text not null,
  request_id uuid default nullif(current_setting('product.request_id', true), '')::uuid,
  column_at timestamptz(3) generated always as (lead_column_moment(status, created_at, updated_at, imported_at, clock_since, clock_event, clock_stage)) stored,
  search_text text generated always as (lead_search_text(name, email, phone, phone_key, message)) stored
);
create index leads_date on contact_requests (created_at, id)
  where deleted_at is null;
create index leads_status_date on contact_requests (status, created_at, id)
  where deleted_at is null;
create index leads_column
  on contact_requests (status, ((imported_at is not null and clock_event is null and status not in ('converted', 'lost'))::int), column_at, id)
  where deleted_at is null;
create index leads_score on contact_requests (score_base, created_at, id)
  where deleted_at is null;
create index leads_search
  on contact_requests using gin (search_text gin_trgm_ops, country, coalesce(preferred_language, language), coalesce(assigned_to, ''), platform, priority_rank, lead_source, tags, coalesce(estimated_value, 0), search_fold(name) gin_trgm_ops) with (gin_pending_list_limit=1024)
  where deleted_at is null;
create index leads_unanswered on contact_requests (created_at, id)
  where deleted_at is null and first_reply_at is null;
create index leads_waiting_of on contact_requests (assigned_to)
  where deleted_at is null and assigned_to is not null and (status not in ('converted', 'lost')
  and clock_event is distinct from 'reply' and not (imported_at is not null and clock_event is null and status not in ('converted', 'lost')));
create index leads_last_contact on contact_requests (last_contact_date)
  where deleted_at is null and last_contact_date is not null;
create index leads_follow_up on contact_requests (next_follow_up_date)
  where deleted_at is null and next_follow_up_date is not null;
create index leads_follow_up_of on contact_requests (assigned_to, next_follow_up_date, id)
  where deleted_at is null and next_follow_up_date is not null;
create index leads_lost_reason on contact_requests (lost_reason, created_at)
  where deleted_at is null and lost_reason is not null;
create index leads_name_person on contact_requests (name_person(name), created_at, id)
  where deleted_at is null;
create index leads_returned on contact_requests (last_returned_at, id)
  where deleted_at is null and last_returned_at is not null;
create index leads_bin on contact_requests (deleted_at, id)
  where deleted_at is not null;

create table lead_totals (
  status text not null,
  platform text not null,
  slot smallint not null,
  leads bigint not null,
  value bigint not null,
  high_value bigint default 0 not null,
  constraint lead_totals_status_platform_slot_pk primary key (status, platform, slot)
);

create table lead_interactions (
  id uuid primary key,
  lead_id uuid not null
    constraint lead_interactions_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  type text default 'note' not null,
  subject text,
  content text not null,
  outcome text,
  duration integer,
  scheduled_for timestamptz(3),
  completed_at timestamptz(3),
  created_by text default 'Admin' not null,
  by_visitor boolean default false not null,
  created_at timestamptz(3) default now() not null,
  undo jsonb,
  request_id uuid default nullif(current_setting('product.request_id', true), '')::uuid
);
create index lead_interactions_lead on lead_interactions (lead_id, created_at, id);

create table lead_tasks (
  id uuid primary key,
  lead_id uuid not null
    constraint lead_tasks_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  title text not null,
  description text,
  type text default 'follow_up' not null,
  priority text default 'medium' not null,
  status text default 'pending' not null,
  assigned_to text,
  due_date timestamptz(3) not null,
  completed_at timestamptz(3),
  created_by text,
  created_at timestamptz(3) default now() not null,
  chain uuid[] default coalesce(string_to_array(nullif(current_setting('automation.chain', true), ''), ',')::uuid[], '{}'::uuid[]) not null
);
create index lead_tasks_lead on lead_tasks (lead_id, due_date);
create index lead_tasks_open on lead_tasks (lead_id, due_date)
  where status = 'pending';
create index lead_tasks_due on lead_tasks (due_date, id)
  where status = 'pending';
create index lead_tasks_of on lead_tasks (assigned_to, due_date, id)
  where status = 'pending';
create index lead_tasks_of_nobody on lead_tasks (due_date, id)
  where status = 'pending' and assigned_to is null;

create table lead_attributions (
  lead_id uuid primary key
    constraint lead_attributions_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  variant text,
  landing_page text,
  referrer_host text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text
);
create index lead_attributions_campaign on lead_attributions (utm_campaign, lead_id)
  where utm_campaign is not null;

create table variant_exposures (
  day date not null,
  variant text not null,
  language text not null,
  visitors bigint not null,
  constraint variant_exposures_day_variant_language_pk primary key (day, variant, language)
);

create table consents (
  id uuid primary key,
  lead_id uuid not null
    constraint consents_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  purpose text not null,
  address text default '' not null,
  granted boolean not null,
  wording_version text not null,
  language varchar(5) not null,
  form text not null,
  words text,
  given_at timestamptz(3) default now() not null,
  withdrawn_at timestamptz(3),
  withdrawn_through text
);
create index consents_lead on consents (lead_id);

-- Addresses of leads

create table lead_addresses (
  lead_id uuid not null
    constraint lead_addresses_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  kind text not null,
  key text not null,
  address text not null,
  is_current boolean not null,
  since timestamptz(3) default now() not null,
  source text not null,
  constraint lead_addresses_kind_key_lead_id_pk primary key (kind, key, lead_id)
);
create index lead_addresses_lead on lead_addresses (lead_id);
create index lead_addresses_mailbox on lead_addresses (email_person(key))
  where kind = 'email';
create index lead_addresses_former on lead_addresses using gin (key gin_trgm_ops)
  where not is_current;

-- Attachments

create table lead_attachments (
  id uuid primary key,
  lead_id uuid not null
    constraint lead_attachments_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  name text not null,
  size integer not null,
  added_by text not null,
  created_at timestamptz(3) default now() not null
);
create index lead_attachments_lead on lead_attachments (lead_id, created_at);

create table lead_attachment_secrets (
  attachment_id uuid primary key
    constraint lead_attachment_secrets_attachment_id_lead_attachments_id_fk
    references lead_attachments (id) on delete cascade,
  key_version text not null,
  sealed bytea not null
);

-- Live events

create table events (
  id bigint primary key generated always as identity,
  channel text not null,
  payload text not null,
  created_at timestamptz(3) default now() not null
);

-- Analytics

create table forecast_snapshots (
  month date primary key,
  made_at timestamptz(3) not null,
  expected bigint not null,
  low bigint not null,
  high bigint not null
);

create table lead_cells (
  dimension text not null,
  day date not null,
  value text not null,
  bin smallint not null,
  is_erased boolean default false not null,
  leads integer not null,
  replied integer not null,
  qualified integer not null,
  converted integer not null,
  won bigint not null,
  constraint lead_cells_dimension_day_value_bin_is_erased_pk primary key (dimension, day, value, bin, is_erased)
);

create table lead_cells_state (
  "only" boolean primary key default true not null,
  counted_at timestamptz(3) not null,
  time_zone text not null,
  hours_key text default '' not null,
  shifts_until timestamptz(3)
);

create table lead_days_changed (
  id bigserial primary key,
  hour timestamptz(3) not null
);

create table lead_month_cells (
  dimension text not null,
  month date not null,
  value text not null,
  bin smallint not null,
  leads integer not null,
  replied integer not null,
  qualified integer not null,
  converted integer not null,
  won bigint not null,
  constraint lead_month_cells_dimension_month_value_bin_pk primary key (dimension, month, value, bin)
);

create table lead_stage_changes (
  id bigserial primary key,
  lead_id uuid not null
    constraint lead_stage_changes_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  from_stage text not null,
  to_stage text not null,
  at timestamptz(3) not null,
  owner text,
  merge_id uuid
);
create index lead_stage_changes_lead on lead_stage_changes (lead_id, at, id);
create index lead_stage_changes_to on lead_stage_changes (to_stage, at);

create table team_shifts (
  starts_at timestamptz(3) primary key,
  ends_at timestamptz(3) not null,
  seconds_before bigint not null
);

-- Response times

create table first_reply_totals (
  day date primary key,
  replies bigint not null,
  milliseconds bigint not null
);

-- Duplicates, merges and imports

create table duplicate_groups (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  key text not null,
  found_at timestamptz(3) default now() not null,
  dismissed uuid[],
  constraint duplicate_groups_kind_key_pk primary key (kind, key)
);
create unique index duplicate_groups_id on duplicate_groups (id);
create index duplicate_groups_open on duplicate_groups (found_at, id)
  where dismissed is null;

create table duplicate_scan (
  one boolean primary key default true not null,
  up_to timestamptz(3) not null
);

create table lead_merges (
  id uuid primary key,
  lead_id uuid not null
    constraint lead_merges_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  merged_at timestamptz(3) default now() not null,
  merged_by text not null,
  before jsonb not null,
  after jsonb not null,
  moved jsonb not null
);
create index lead_merges_lead on lead_merges (lead_id);
create index lead_merges_date on lead_merges (merged_at, id);

create table merged_leads (
  lead_id uuid primary key
    constraint merged_leads_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  merge_id uuid not null
    constraint merged_leads_merge_id_lead_merges_id_fk
    references lead_merges (id) on delete cascade
);
create index merged_leads_merge on merged_leads (merge_id);

create table imports (
  id uuid primary key,
  file_name text not null,
  state text default 'checking' not null,
  created_by text not null,
  created_at timestamptz(3) default now() not null,
  skips_duplicates boolean default true not null,
  dial text,
  decimal text,
  language text default 'en' not null,
  acted_by uuid,
  started_at timestamptz(3),
  finished_at timestamptz(3)
);
create index imports_date on imports (created_at, id);
create index imports_state on imports (state);

create table import_rows (
  import_id uuid not null
    constraint import_rows_import_id_imports_id_fk
    references imports (id) on delete cascade,
  line integer not null,
  state text not null,
  fields jsonb not null,
  problems jsonb not null,
  email_key text not null,
  phone_key text not null,
  name_key text default '' not null,
  match_by text,
  match_lead uuid,
  match_line integer,
  lead_id uuid
    constraint import_rows_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete set null,
  constraint import_rows_import_id_line_pk primary key (import_id, line)
);
create index import_rows_state on import_rows (import_id, state, line);
create index import_rows_email_key on import_rows (email_key, import_id, line)
  where email_key <> '';
create index import_rows_phone_key on import_rows (phone_key, import_id, line)
  where phone_key <> '';
create index import_rows_lead on import_rows (lead_id);

-- Escalations, presence, reply templates and own texts

create table lead_escalations (
  id uuid primary key,
  lead_id uuid not null
    constraint lead_escalations_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  rank smallint not null,
  since timestamptz(3) not null,
  reason text,
  audience text not null,
  assignee text,
  at timestamptz(3) not null
);
create index lead_escalations_step on lead_escalations (lead_id, since, rank);
create index lead_escalations_at on lead_escalations (at);

create table lead_presence (
  lead_id uuid not null
    constraint lead_presence_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  user_id uuid not null
    constraint lead_presence_user_id_users_id_fk
    references users (id) on delete cascade,
  doing text not null,
  seen_at timestamptz(3) not null,
  constraint lead_presence_lead_id_user_id_pk primary key (lead_id, user_id)
);
create index lead_presence_user on lead_presence (user_id);

create table reply_templates (
  template text not null,
  language text not null,
  subject text,
  text text,
  version integer not null,
  updated_at timestamptz(3) default now() not null,
  updated_by uuid,
  constraint reply_templates_template_language_pk primary key (template, language)
);

create table board_visits (
  user_id uuid primary key
    constraint board_visits_user_id_users_id_fk
    references users (id) on delete cascade,
  seen_at timestamptz(3) not null
);

create table snippets (
  id uuid primary key,
  owner_id uuid not null
    constraint snippets_owner_id_users_id_fk
    references users (id) on delete cascade,
  name text not null,
  language text not null,
  subject text,
  text text not null,
  is_shared boolean default false not null,
  updated_at timestamptz(3) default now() not null
);
create index snippets_owner on snippets (owner_id);
create index snippets_shared on snippets (is_shared)
  where is_shared;

-- Notices

create table lead_notices (
  id uuid primary key,
  user_id uuid not null
    constraint lead_notices_user_id_users_id_fk
    references users (id) on delete cascade,
  kind text not null,
  lead_id uuid not null
    constraint lead_notices_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  task_id uuid,
  batch_id uuid,
  leads integer default 1 not null,
  bulk_id uuid,
  by text not null,
  at timestamptz(3) default now() not null,
  done_at timestamptz(3)
);
create index lead_notices_user on lead_notices (user_id, at);
create index lead_notices_open on lead_notices (user_id, at)
  where done_at is null;
create index lead_notices_lead on lead_notices (lead_id);
create unique index lead_notices_bulk on lead_notices (bulk_id, user_id)
  where bulk_id is not null;

-- Saved views and changes of many leads

create table lead_views (
  id uuid primary key,
  owner_id uuid not null
    constraint lead_views_owner_id_users_id_fk
    references users (id) on delete cascade,
  name text not null,
  is_shared boolean default false not null,
  search jsonb not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null
);
create index lead_views_owner on lead_views (owner_id);
create index lead_views_shared on lead_views (is_shared)
  where is_shared;

create table lead_bulks (
  id uuid primary key,
  user_id uuid not null
    constraint lead_bulks_user_id_users_id_fk
    references users (id) on delete cascade,
  change jsonb not null,
  filters jsonb not null,
  status text not null,
  seen_at timestamptz(3),
  total integer,
  done integer default 0 not null,
  skipped integer default 0 not null,
  undone integer default 0 not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null
);
create index lead_bulks_user on lead_bulks (user_id, created_at);
create index lead_bulks_open on lead_bulks (created_at)
  where status in ('waiting', 'running', 'undoing');

create table lead_bulk_items (
  bulk_id uuid not null
    constraint lead_bulk_items_bulk_id_lead_bulks_id_fk
    references lead_bulks (id) on delete cascade,
  lead_id uuid not null
    constraint lead_bulk_items_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  state text default 'pending' not null,
  seen jsonb,
  before jsonb,
  version integer,
  constraint lead_bulk_items_bulk_id_lead_id_pk primary key (bulk_id, lead_id)
);
create index lead_bulk_items_lead on lead_bulk_items (lead_id);
create index lead_bulk_items_state on lead_bulk_items (bulk_id, state, lead_id);

-- Automation rules, their events and runs

create table automation_events (
  id uuid primary key default gen_random_uuid() not null,
  kind text not null,
  lead_id uuid not null
    constraint automation_events_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  key text not null,
  at timestamptz(3) not null,
  facts jsonb default '{}'::jsonb not null,
  chain uuid[] default '{}'::uuid[] not null,
  seen_at timestamptz(3),
  undone_at timestamptz(3),
  request_id uuid default nullif(current_setting('product.request_id', true), '')::uuid
);
create unique index automation_events_once on automation_events (lead_id, kind, key);
create index automation_events_waiting on automation_events (at, id)
  where seen_at is null;
create index automation_events_first on automation_events (at, id)
  where seen_at is null and (kind in ('arrived', 'returned', 'setup_submitted') and facts -> 'imported' is null);
create index automation_events_kind on automation_events (kind, at);
create index automation_events_at on automation_events (at);

create table automation_progress (
  "only" boolean primary key default true not null,
  until timestamptz(3) not null
);

create table automation_rules (
  id uuid primary key,
  ready_made text,
  rule jsonb not null,
  version integer default 1 not null,
  is_on boolean not null,
  on_since timestamptz(3),
  fired integer default 0 not null,
  last_fired_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  constraint automation_rules_ready_made_unique unique (ready_made)
);
create index automation_rules_date on automation_rules (created_at, id)
  where deleted_at is null;

create table automation_runs (
  id uuid primary key,
  rule_id uuid not null
    constraint automation_runs_rule_id_automation_rules_id_fk
    references automation_rules (id) on delete cascade,
  version integer not null,
  lead_id uuid not null
    constraint automation_runs_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  event_id uuid not null,
  outcome text not null,
  reason text,
  condition jsonb,
  at timestamptz(3) default now() not null,
  finished_at timestamptz(3)
);
create unique index automation_runs_once on automation_runs (rule_id, event_id);
create index automation_runs_rule on automation_runs (rule_id, at, id);
create index automation_runs_date on automation_runs (at, id);
create index automation_runs_lead on automation_runs (lead_id);
create index automation_runs_open on automation_runs (at, id)
  where outcome = 'running';

create table automation_receipts (
  run_id uuid not null
    constraint automation_receipts_run_id_automation_runs_id_fk
    references automation_runs (id) on delete cascade,
  step smallint not null,
  lead_id uuid not null
    constraint automation_receipts_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  rule_id uuid not null
    constraint automation_receipts_rule_id_automation_rules_id_fk
    references automation_rules (id) on delete cascade,
  action text not null,
  effect text not null,
  detail text,
  consent_id uuid,
  at timestamptz(3) default now() not null,
  due_at timestamptz(3),
  constraint automation_receipts_run_id_step_pk primary key (run_id, step)
);
create index automation_receipts_due on automation_receipts (due_at)
  where due_at is not null;
create index automation_receipts_lead on automation_receipts (lead_id, at);
create index automation_receipts_rule on automation_receipts (rule_id, action, at);
create index automation_receipts_assigned on automation_receipts (detail, at)
  where action = 'assign' and effect = 'done';

create table automation_versions (
  rule_id uuid not null
    constraint automation_versions_rule_id_automation_rules_id_fk
    references automation_rules (id) on delete cascade,
  version integer not null,
  rule jsonb not null,
  at timestamptz(3) default now() not null,
  by text,
  constraint automation_versions_rule_id_version_pk primary key (rule_id, version)
);

create table automation_days (
  rule_id uuid not null
    constraint automation_days_rule_id_automation_rules_id_fk
    references automation_rules (id) on delete cascade,
  key text not null,
  at timestamptz(3) default now() not null,
  constraint automation_days_rule_id_key_pk primary key (rule_id, key)
);

-- Insight

create table ai_analyses (
  id uuid primary key,
  lead_id uuid not null
    constraint ai_analyses_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  quality_score integer not null,
  conversion_probability numeric(5, 2) not null,
  engagement_level integer not null,
  risk_assessment varchar(10) not null,
  confidence_level numeric(5, 2) not null,
  key_insights jsonb not null,
  analysis_data jsonb not null,
  language varchar(5) default 'en' not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null
);
create index ai_analyses_lead on ai_analyses (lead_id, created_at);

create table ai_recommendations (
  id uuid primary key,
  lead_id uuid not null
    constraint ai_recommendations_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  analysis_id uuid not null
    constraint ai_recommendations_analysis_id_ai_analyses_id_fk
    references ai_analyses (id) on delete cascade,
  type varchar(50) not null,
  priority integer not null,
  title varchar(255) not null,
  description text not null,
  suggested_action text not null,
  expected_outcome text,
  confidence_score numeric(5, 2) not null,
  status text default 'pending' not null,
  language varchar(5) default 'en' not null,
  facts jsonb default '{}'::jsonb not null,
  created_at timestamptz(3) default now() not null,
  implemented_at timestamptz(3)
);
create index ai_recommendations_lead on ai_recommendations (lead_id, created_at);
create index ai_recommendations_analysis on ai_recommendations (analysis_id);

create table sentiment_analyses (
  id uuid primary key,
  lead_id uuid not null
    constraint sentiment_analyses_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  interaction_id uuid
    constraint sentiment_analyses_interaction_id_lead_interactions_id_fk
    references lead_interactions (id) on delete cascade,
  text_analyzed text not null,
  sentiment_score numeric(3, 2) not null,
  emotion_detected text,
  urgency_level integer not null,
  key_phrases jsonb not null,
  language varchar(5) default 'en' not null,
  source text default 'typed' not null,
  confidence numeric(4, 3) default '0' not null,
  is_unsure boolean default false not null,
  analysis_timestamp timestamptz(3) default now() not null
);
create index sentiment_analyses_lead on sentiment_analyses (lead_id, analysis_timestamp);
create index sentiment_analyses_interaction on sentiment_analyses (interaction_id);
create index sentiment_analyses_urgent on sentiment_analyses (analysis_timestamp)
  where urgency_level >= 7 and source <> 'typed';

create table conversion_learning (
  "only" boolean primary key default true not null,
  learned_at timestamptz(3) not null,
  closed integer not null,
  converted integer not null,
  closed_in_all integer not null,
  model jsonb,
  quality jsonb
);

create table insight_progress (
  "only" boolean primary key default true not null,
  until timestamptz(3) not null
);

-- Push messages

create table push_devices (
  id uuid primary key,
  user_id uuid not null
    constraint push_devices_user_id_users_id_fk
    references users (id) on delete cascade,
  session_id uuid,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz(3) default now() not null,
  seen_at timestamptz(3) default now() not null,
  paused_at timestamptz(3),
  constraint push_devices_endpoint_unique unique (endpoint)
);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_id);
create index push_devices_seen on push_devices (seen_at);

create table push_keys (
  id uuid primary key,
  public_key text not null,
  key_version text not null,
  sealed bytea not null,
  created_at timestamptz(3) default now() not null
);

create table push_messages (
  id uuid primary key,
  device_id uuid not null
    constraint push_messages_device_id_push_devices_id_fk
    references push_devices (id) on delete cascade,
  lead_id uuid
    constraint push_messages_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  message jsonb not null,
  attempts smallint default 0 not null,
  due_at timestamptz(3) default now() not null,
  created_at timestamptz(3) default now() not null
);
create index push_messages_due on push_messages (due_at);
create index push_messages_device on push_messages (device_id);
create index push_messages_lead on push_messages (lead_id);

create table push_quiet_hours (
  user_id uuid primary key
    constraint push_quiet_hours_user_id_users_id_fk
    references users (id) on delete cascade,
  from_minute smallint not null,
  to_minute smallint not null,
  time_zone text not null
);

create table push_steps (
  lead_id uuid not null
    constraint push_steps_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  kind text not null,
  since timestamptz(3) not null,
  at timestamptz(3) default now() not null,
  constraint push_steps_lead_id_kind_since_pk primary key (lead_id, kind, since)
);
create index push_steps_at on push_steps (at);

-- Webhooks

create table webhooks (
  id uuid primary key,
  name text not null,
  url text not null,
  events text[] not null,
  with_contact boolean default false not null,
  is_on boolean default true not null,
  paused_at timestamptz(3),
  failing_since timestamptz(3),
  created_by text not null,
  created_by_id uuid
    constraint webhooks_created_by_id_users_id_fk
    references users (id),
  created_at timestamptz(3) default now() not null
);

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null
    constraint webhook_deliveries_webhook_id_webhooks_id_fk
    references webhooks (id) on delete cascade,
  event text not null,
  lead_id uuid
    constraint webhook_deliveries_lead_id_contact_requests_id_fk
    references contact_requests (id) on delete cascade,
  detail jsonb default '{}'::jsonb not null,
  created_at timestamptz(3) default now() not null,
  status text default 'waiting' not null,
  attempts smallint default 0 not null,
  due_at timestamptz(3) default now() not null,
  answered_at timestamptz(3),
  problem text,
  response_status integer,
  response_text text,
  request_id uuid default nullif(current_setting('product.request_id', true), '')::uuid
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at)
  where status = 'waiting';
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at);
create index webhook_deliveries_lead on webhook_deliveries (lead_id);
create index webhook_deliveries_at on webhook_deliveries (created_at);

create table webhook_secrets (
  id uuid primary key,
  webhook_id uuid not null
    constraint webhook_secrets_webhook_id_webhooks_id_fk
    references webhooks (id) on delete cascade,
  key_version text not null,
  sealed bytea not null,
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3)
);
create index webhook_secrets_webhook on webhook_secrets (webhook_id);

-- Suspected spam

create table quarantined_messages (
  id uuid primary key,
  message jsonb not null,
  email_key text not null,
  phone_key text not null,
  spam_score smallint not null,
  reasons text[] not null,
  created_at timestamptz(3) default now() not null,
  discarded_at timestamptz(3),
  discarded_by text
);
create index quarantine_waiting on quarantined_messages (created_at, id)
  where discarded_at is null;
create index quarantine_discarded on quarantined_messages (created_at, id)
  where discarded_at is not null;
create index quarantine_email_key on quarantined_messages (email_key);
create index quarantine_phone_key on quarantined_messages (phone_key);

-- Cancellations

create table cancellations (
  id uuid primary key,
  kind text not null,
  name text not null,
  email text not null,
  email_key text not null,
  contract text,
  note text,
  language text not null,
  created_at timestamptz(3) default now() not null,
  handled_at timestamptz(3),
  handled_by text
);
create index cancellations_created on cancellations (created_at, id);
create index cancellations_open on cancellations (created_at, id)
  where handled_at is null;
create index cancellations_email_key on cancellations (email_key);

-- Account setups

create table subscription_setups (
  id uuid primary key,
  full_name text not null,
  email text not null,
  phone text not null,
  mt5_username text not null,
  broker_server text,
  investment_amount text not null,
  additional_notes text,
  status text default 'pending' not null,
  email_sent boolean default false not null,
  access_way text,
  language text default 'en' not null,
  processed_at timestamptz(3),
  assigned_to text,
  notes text,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  version integer default 1 not null,
  email_key text default '' not null,
  phone_key text default '' not null,
  search_text text generated always as (search_fold(full_name || ' ' || email || ' ' || phone || ' ' || phone_key || ' ' || mt5_username)) stored
);
create index subscription_setups_created on subscription_setups (created_at, id);
create index subscription_setups_status on subscription_setups (status, created_at, id);
create index subscription_setups_completed on subscription_setups (processed_at, id)
  where status = 'completed';
create index subscription_setups_email_key on subscription_setups (email_key);
create index subscription_setups_phone_key on subscription_setups (phone_key);
create index subscription_setups_search on subscription_setups using gin (search_text gin_trgm_ops);

create table subscription_setup_secrets (
  setup_id uuid primary key
    constraint subscription_setup_secrets_setup_id_subscription_setups_id_fk
    references subscription_setups (id) on delete cascade,
  key_version text not null,
  sealed bytea not null,
  purge_after timestamptz(3) not null,
  created_at timestamptz(3) default now() not null
);

create table setup_totals (
  status text not null,
  email_sent boolean not null,
  slot smallint not null,
  setups bigint not null,
  constraint setup_totals_status_email_sent_slot_pk primary key (status, email_sent, slot)
);

-- Mail and retention

create table mails (
  id uuid primary key,
  template text not null,
  language text not null,
  recipient text not null,
  recipient_name text,
  values jsonb default '{}'::jsonb not null,
  entity text not null,
  entity_id text not null,
  status text default 'queued' not null,
  attempts integer default 0 not null,
  due_at timestamptz(3) default now() not null,
  last_problem text,
  created_at timestamptz(3) default now() not null,
  sent_at timestamptz(3),
  request_id uuid default nullif(current_setting('product.request_id', true), '')::uuid
);
create index mails_created on mails (created_at, id);
create index mails_status on mails (status, created_at, id);
create index mails_entity on mails (entity, entity_id);
create index mails_recipient on mails (recipient, created_at);
create index mails_due on mails (due_at)
  where status = 'queued';

create table purge_runs (
  id uuid primary key,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3) not null,
  removed jsonb not null
);

-- Upkeep

create table upkeep_runs (
  kind text primary key,
  at timestamptz(3) not null
);

-- Trading accounts

create table accounts (
  id uuid primary key,
  name text not null,
  slug text not null,
  type text not null,
  currency text not null,
  broker text not null,
  server_zone text,
  server_zone_source text,
  digits smallint not null,
  state text default 'open' not null,
  ended_at timestamptz(3),
  login_hash text,
  login_key text,
  login_salt text not null,
  carries_record boolean default false not null,
  is_made_up boolean default false not null,
  created_at timestamptz(3) default now() not null
);
create unique index accounts_slug on accounts (slug);
create unique index accounts_login on accounts (login_key);
create unique index accounts_carrying on accounts (carries_record)
  where carries_record;

create table report_imports (
  id uuid primary key,
  account_id uuid not null
    constraint report_imports_account_id_accounts_id_fk
    references accounts (id),
  file_sha256 text not null,
  file_size bigint not null,
  state text default 'reading' not null,
  step text default 'reading' not null,
  progress smallint default 0 not null,
  kind text,
  recomputed integer,
  agree integer,
  deals integer,
  new_deals integer,
  open_positions integer,
  problems jsonb default '[]'::jsonb not null,
  notes jsonb default '[]'::jsonb not null,
  started_by text not null,
  created_at timestamptz(3) default now() not null,
  touched_at timestamptz(3) default now() not null,
  finished_at timestamptz(3)
);
create index report_imports_account on report_imports (account_id, created_at);
create unique index report_imports_one_at_a_time on report_imports (account_id)
  where state = 'reading';

create table deals (
  account_id uuid not null
    constraint deals_account_id_accounts_id_fk
    references accounts (id),
  ticket text not null,
  seq integer not null,
  import_id uuid not null
    constraint deals_import_id_report_imports_id_fk
    references report_imports (id),
  time timestamp(0) not null,
  type text not null,
  symbol text not null,
  direction text,
  volume numeric(18, 8) not null,
  price numeric(24, 10) not null,
  "order" text not null,
  commission bigint not null,
  fee bigint not null,
  swap bigint not null,
  profit bigint not null,
  balance bigint not null,
  position text,
  has_stop boolean,
  constraint deals_account_id_ticket_pk primary key (account_id, ticket)
);
create index deals_in_order on deals (account_id, seq);

create table account_records (
  account_id uuid primary key
    constraint account_records_account_id_accounts_id_fk
    references accounts (id),
  edition text not null,
  record jsonb
);

create table login_keys (
  id uuid primary key,
  key_version text not null,
  sealed bytea not null
);

-- Emails of brokers

create table broker_mails (
  id uuid primary key,
  account_id uuid not null
    constraint broker_mails_account_id_accounts_id_fk
    references accounts (id),
  sha256 text not null,
  size integer not null,
  state text default 'unchecked' not null,
  reason text,
  detail jsonb default '{}'::jsonb not null,
  domain text,
  selector text,
  body_hash text,
  key_record text,
  key_seen_at timestamptz(3),
  key_state text,
  key_checked_at timestamptz(3),
  covers_from timestamp(0),
  covers_until timestamp(0),
  balance bigint,
  tickets text[],
  received_by text not null,
  created_at timestamptz(3) default now() not null,
  checked_at timestamptz(3)
);
create unique index broker_mails_once on broker_mails (account_id, sha256);
create index broker_mails_account on broker_mails (account_id, created_at, id);
create index broker_mails_open on broker_mails (created_at)
  where state in ('unchecked', 'waiting', 'refused');

create table broker_mail_secrets (
  mail_id uuid primary key
    constraint broker_mail_secrets_mail_id_broker_mails_id_fk
    references broker_mails (id) on delete cascade,
  key_version text not null,
  sealed bytea not null
);

-- Track record and site statements

create table monthly_performance (
  id uuid primary key,
  year integer not null,
  month integer not null,
  percentage_gain numeric(9, 2) not null,
  profit_amount integer not null,
  account_id uuid
    constraint monthly_performance_account_id_accounts_id_fk
    references accounts (id),
  typed_percentage_gain numeric(9, 2),
  typed_profit_amount integer,
  is_unfinished boolean default false not null,
  is_made_up boolean default false not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint monthly_performance_year_month unique (year, month)
);

create table trading_operations (
  id uuid primary key,
  pair text default 'XAU/USD' not null,
  type text not null,
  entry_price numeric(10, 2) not null,
  exit_price numeric(10, 2) not null,
  result integer not null,
  pips numeric(10, 2) not null,
  time text not null,
  account_type text default 'live' not null,
  executed_at timestamptz(3) not null,
  account_id uuid
    constraint trading_operations_account_id_accounts_id_fk
    references accounts (id),
  position text,
  is_made_up boolean default false not null,
  created_at timestamptz(3) default now() not null
);
create index trading_operations_executed on trading_operations (executed_at, id);
create unique index trading_operations_position on trading_operations (account_id, position);

create table gold_prices (
  id uuid primary key,
  timestamp timestamptz(3) not null,
  price numeric(10, 2) not null,
  high numeric(10, 2),
  low numeric(10, 2),
  volume bigint,
  created_at timestamptz(3) default now() not null
);
create unique index gold_prices_timestamp on gold_prices (timestamp);

create table claims (
  id text primary key,
  value jsonb not null,
  account_type text,
  as_of timestamptz(3) not null,
  expires_at timestamptz(3),
  evidence jsonb not null,
  approved_by uuid,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null
);

create table claim_history (
  id bigserial primary key,
  claim_id text not null,
  at timestamptz(3) default now() not null,
  action text not null,
  user_id uuid,
  username text,
  statement jsonb
);
create index claim_history_claim on claim_history (claim_id, id);

-- The ledger

create table ledger_entries (
  seq bigint primary key,
  kind text not null,
  subject text,
  hash text not null,
  line text not null,
  constraint ledger_entries_hash unique (hash)
);
create index ledger_entries_subject on ledger_entries (subject, seq);
create index ledger_entries_corrections on ledger_entries (seq)
  where kind = 'correction';
create index ledger_entries_of_the_record on ledger_entries (seq)
  where kind in ('account-opened', 'account-renamed', 'login-repeated', 'record-carrier', 'restored');

create table ledger_heads (
  seq bigint primary key,
  hash text not null,
  time timestamptz(3) not null,
  key_id text not null,
  signature text not null
);

create table ledger_keys (
  key_id text primary key,
  created_at timestamptz(3) default now() not null
);

create table ledger_key_secrets (
  id uuid primary key,
  key_id text not null
    constraint ledger_key_secrets_key_id_ledger_keys_key_id_fk
    references ledger_keys (key_id),
  key_version text not null,
  sealed bytea not null
);

-- Small tables that are updated all the time: room for updates in place.
alter table lead_totals set (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
alter table change_counters set (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
alter table setup_totals set (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- The ledger only grows: even the owner of the tables may not change it. Its triggers hold the rest.
revoke update, delete, truncate on ledger_entries, ledger_heads from public, current_user;
