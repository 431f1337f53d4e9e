-- The schema of a release, for an empty database (Postgres 15 or newer): psql -1 -f. Written by "tsx db/cli.ts release".

-- 20261123000100_core.ts

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- RFC 9562 UUIDv7: 48 bits of Unix milliseconds, then random bits. Built into Postgres 18, but not into 15.
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;

-- A text without accents and case, for searches. Immutable, so that it can be indexed.
create function folded(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;

-- Whether an address has city, state and country (specification, section 5).
create function is_place(value jsonb) returns boolean
  language sql immutable strict parallel safe
  as $$ select coalesce(value->>'city', '') <> ''
           and coalesce(value->>'state', '') ~ '^(MX|US)-[A-Z]{2,3}$'
           and value->>'country' = left(value->>'state', 2) $$;

-- The current date in Mexico City, which decides when documents expire.
create function today() returns date language sql stable parallel safe
  as $$ select (now() at time zone 'America/Mexico_City')::date $$;

-- The entries of one object that are missing in the other or have another value there.
create function difference(mine jsonb, other jsonb) returns jsonb
  language sql immutable strict parallel safe
  as $$ select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(mine)
        where value is distinct from other -> key $$;

create table idempotency_keys (
  user_id uuid not null,
  key text not null check (length(key) <= 200),
  request_hash text not null,
  status integer not null,
  headers jsonb not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index on idempotency_keys (created_at);

create table secrets (
  name text primary key,
  value text not null
    default encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')
);
insert into secrets (name) values ('public_site');

create table rate_limits (
  key text primary key,
  opened_at timestamptz not null,
  count integer not null check (count > 0)
);
create index on rate_limits (opened_at);

create table mails (
  id uuid primary key default uuid_v7(),
  recipient citext not null check (recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  message jsonb check (jsonb_typeof(message) = 'object'),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  refusal text check (length(refusal) <= 500),
  check ((sent_at is null and refused_at is null) = (message is not null)),
  check (num_nonnulls(sent_at, refused_at) < 2)
);
create index on mails (created_at);
create index on mails (sent_at);

-- The addresses that the mail server refused for good, with its answer. A row ends when it accepts a mail to the address.
create table refused_addresses (
  address citext primary key,
  refusal text not null check (length(refusal) <= 500),
  refused_at timestamptz not null
);
create index on refused_addresses (refused_at);

-- Background jobs that failed at every attempt. Their id is the job's; a mail's data has the id of its row of mails.
create table failed_jobs (
  id uuid primary key,
  queue text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  error text not null,
  attempts integer not null check (attempts > 0),
  created_at timestamptz not null,
  failed_at timestamptz not null
);
create index on failed_jobs (failed_at, id);

-- 20261123000200_identity.ts

create table oidc_payloads (
  model text not null,
  id text not null,
  payload json not null check (json_typeof(payload) = 'object'),
  grant_id text,
  uid text,
  user_code text,
  account_id text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_grant_id on oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_uid on oidc_payloads (uid) where uid is not null;
create index oidc_payloads_user_code on oidc_payloads (user_code) where user_code is not null;
create index oidc_payloads_expires_at on oidc_payloads (expires_at);

create table oidc_keys (
  kind text primary key check (kind in ('signing', 'cookie')),
  secret json not null check (json_typeof(secret) = 'object'),
  created_at timestamptz not null default now()
);

-- 20261123000300_catalogs.ts

create table equipments (
  id uuid primary key default uuid_v7(),
  code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
  name_es text not null check (name_es <> ''),
  name_en text not null check (name_en <> ''),
  category text not null check (category in
    ('dry_van', 'flatbed', 'refrigerated', 'container', 'hopper', 'lowboy', 'tank', 'light', 'straight')),
  length_ft numeric(5, 1) check (length_ft > 0),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table comodities (
  id uuid primary key default uuid_v7(),
  code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
  name_es text not null check (name_es <> ''),
  name_en text not null check (name_en <> ''),
  hazmat boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table packagings (
  id uuid primary key default uuid_v7(),
  code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
  name_es text not null check (name_es <> ''),
  name_en text not null check (name_en <> ''),
  length numeric(8, 2) check (length > 0),
  width numeric(8, 2) check (width > 0),
  height numeric(8, 2) check (height > 0),
  stackable boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table contact_types (
  id uuid primary key default uuid_v7(),
  code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
  name_es text not null check (name_es <> ''),
  name_en text not null check (name_en <> ''),
  audience text not null check (audience in ('brokers', 'carriers')),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table incidents (
  id uuid primary key default uuid_v7(),
  code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
  name_es text not null check (name_es <> ''),
  name_en text not null check (name_en <> ''),
  severity text not null check (severity in ('low', 'medium', 'high')),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table exchange_rates (
  id uuid primary key default uuid_v7(),
  date date not null,
  mxn_per_usd numeric(10, 4) not null check (mxn_per_usd > 0),
  source text not null check (source <> ''),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index exchange_rates_one_a_day on exchange_rates (date) where archived_at is null;

create table diesel_prices (
  id uuid primary key default uuid_v7(),
  date date not null,
  country text not null check (country in ('MX', 'US')),
  currency text not null check (currency in ('MXN', 'USD')),
  unit text not null check (unit in ('l', 'gal')),
  price numeric(8, 4) not null check (price > 0),
  source text not null check (source <> ''),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index diesel_prices_one_a_day on diesel_prices (country, date) where archived_at is null;

create table postal_codes (
  country text not null check (country in ('MX', 'US')),
  code text not null check (code ~ '^[0-9]{5}$'),
  state text not null check (left(state, 2) = country),
  time_zone text not null,
  city text not null check (city <> ''),
  primary key (country, code, city)
);

insert into postal_codes select * from json_to_recordset('[{"country":"MX","code":"02300","state":"MX-CMX","time_zone":"America/Mexico_City","city":"Azcapotzalco"},{"country":"MX","code":"06000","state":"MX-CMX","time_zone":"America/Mexico_City","city":"Ciudad de México"},{"country":"MX","code":"08400","state":"MX-CMX","time_zone":"America/Mexico_City","city":"Iztacalco"},{"country":"MX","code":"09000","state":"MX-CMX","time_zone":"America/Mexico_City","city":"Iztapalapa"},{"country":"MX","code":"20000","state":"MX-AGU","time_zone":"America/Mexico_City","city":"Aguascalientes"},{"country":"MX","code":"20300","state":"MX-AGU","time_zone":"America/Mexico_City","city":"San Francisco de los Romo"},{"country":"MX","code":"20900","state":"MX-AGU","time_zone":"America/Mexico_City","city":"Jesús María"},{"country":"MX","code":"21000","state":"MX-BCN","time_zone":"America/Tijuana","city":"Mexicali"},{"country":"MX","code":"21400","state":"MX-BCN","time_zone":"America/Tijuana","city":"Tecate"},{"country":"MX","code":"22000","state":"MX-BCN","time_zone":"America/Tijuana","city":"Tijuana"},{"country":"MX","code":"22800","state":"MX-BCN","time_zone":"America/Tijuana","city":"Ensenada"},{"country":"MX","code":"23000","state":"MX-BCS","time_zone":"America/Mazatlan","city":"La Paz"},{"country":"MX","code":"23400","state":"MX-BCS","time_zone":"America/Mazatlan","city":"San José del Cabo"},{"country":"MX","code":"23600","state":"MX-BCS","time_zone":"America/Mazatlan","city":"Ciudad Constitución"},{"country":"MX","code":"24000","state":"MX-CAM","time_zone":"America/Merida","city":"Campeche"},{"country":"MX","code":"24100","state":"MX-CAM","time_zone":"America/Merida","city":"Ciudad del Carmen"},{"country":"MX","code":"24350","state":"MX-CAM","time_zone":"America/Merida","city":"Escárcega"},{"country":"MX","code":"25000","state":"MX-COA","time_zone":"America/Monterrey","city":"Saltillo"},{"country":"MX","code":"25700","state":"MX-COA","time_zone":"America/Monterrey","city":"Monclova"},{"country":"MX","code":"25900","state":"MX-COA","time_zone":"America/Monterrey","city":"Ramos Arizpe"},{"country":"MX","code":"26000","state":"MX-COA","time_zone":"America/Matamoros","city":"Piedras Negras"},{"country":"MX","code":"26200","state":"MX-COA","time_zone":"America/Matamoros","city":"Ciudad Acuña"},{"country":"MX","code":"27000","state":"MX-COA","time_zone":"America/Monterrey","city":"Torreón"},{"country":"MX","code":"28000","state":"MX-COL","time_zone":"America/Mexico_City","city":"Colima"},{"country":"MX","code":"28100","state":"MX-COL","time_zone":"America/Mexico_City","city":"Tecomán"},{"country":"MX","code":"28200","state":"MX-COL","time_zone":"America/Mexico_City","city":"Manzanillo"},{"country":"MX","code":"29000","state":"MX-CHP","time_zone":"America/Mexico_City","city":"Tuxtla Gutiérrez"},{"country":"MX","code":"30000","state":"MX-CHP","time_zone":"America/Mexico_City","city":"Comitán de Domínguez"},{"country":"MX","code":"30700","state":"MX-CHP","time_zone":"America/Mexico_City","city":"Tapachula"},{"country":"MX","code":"31000","state":"MX-CHH","time_zone":"America/Chihuahua","city":"Chihuahua"},{"country":"MX","code":"31500","state":"MX-CHH","time_zone":"America/Chihuahua","city":"Cuauhtémoc"},{"country":"MX","code":"32000","state":"MX-CHH","time_zone":"America/Ciudad_Juarez","city":"Ciudad Juárez"},{"country":"MX","code":"33000","state":"MX-CHH","time_zone":"America/Chihuahua","city":"Delicias"},{"country":"MX","code":"34000","state":"MX-DUR","time_zone":"America/Monterrey","city":"Durango"},{"country":"MX","code":"35000","state":"MX-DUR","time_zone":"America/Monterrey","city":"Gómez Palacio"},{"country":"MX","code":"35150","state":"MX-DUR","time_zone":"America/Monterrey","city":"Ciudad Lerdo"},{"country":"MX","code":"36100","state":"MX-GUA","time_zone":"America/Mexico_City","city":"Silao"},{"country":"MX","code":"36500","state":"MX-GUA","time_zone":"America/Mexico_City","city":"Irapuato"},{"country":"MX","code":"36700","state":"MX-GUA","time_zone":"America/Mexico_City","city":"Salamanca"},{"country":"MX","code":"37000","state":"MX-GUA","time_zone":"America/Mexico_City","city":"León"},{"country":"MX","code":"38000","state":"MX-GUA","time_zone":"America/Mexico_City","city":"Celaya"},{"country":"MX","code":"39000","state":"MX-GRO","time_zone":"America/Mexico_City","city":"Chilpancingo"},{"country":"MX","code":"39300","state":"MX-GRO","time_zone":"America/Mexico_City","city":"Acapulco"},{"country":"MX","code":"40000","state":"MX-GRO","time_zone":"America/Mexico_City","city":"Iguala"},{"country":"MX","code":"42000","state":"MX-HID","time_zone":"America/Mexico_City","city":"Pachuca"},{"country":"MX","code":"42800","state":"MX-HID","time_zone":"America/Mexico_City","city":"Tula de Allende"},{"country":"MX","code":"43800","state":"MX-HID","time_zone":"America/Mexico_City","city":"Tizayuca"},{"country":"MX","code":"43990","state":"MX-HID","time_zone":"America/Mexico_City","city":"Ciudad Sahagún"},{"country":"MX","code":"44100","state":"MX-JAL","time_zone":"America/Mexico_City","city":"Guadalajara"},{"country":"MX","code":"45100","state":"MX-JAL","time_zone":"America/Mexico_City","city":"Zapopan"},{"country":"MX","code":"45640","state":"MX-JAL","time_zone":"America/Mexico_City","city":"Tlajomulco de Zúñiga"},{"country":"MX","code":"45680","state":"MX-JAL","time_zone":"America/Mexico_City","city":"El Salto"},{"country":"MX","code":"47400","state":"MX-JAL","time_zone":"America/Mexico_City","city":"Lagos de Moreno"},{"country":"MX","code":"50000","state":"MX-MEX","time_zone":"America/Mexico_City","city":"Toluca"},{"country":"MX","code":"52000","state":"MX-MEX","time_zone":"America/Mexico_City","city":"Lerma"},{"country":"MX","code":"54000","state":"MX-MEX","time_zone":"America/Mexico_City","city":"Tlalnepantla"},{"country":"MX","code":"54700","state":"MX-MEX","time_zone":"America/Mexico_City","city":"Cuautitlán Izcalli"},{"country":"MX","code":"54900","state":"MX-MEX","time_zone":"America/Mexico_City","city":"Tultitlán"},{"country":"MX","code":"55000","state":"MX-MEX","time_zone":"America/Mexico_City","city":"Ecatepec"},{"country":"MX","code":"58000","state":"MX-MIC","time_zone":"America/Mexico_City","city":"Morelia"},{"country":"MX","code":"59600","state":"MX-MIC","time_zone":"America/Mexico_City","city":"Zamora"},{"country":"MX","code":"60000","state":"MX-MIC","time_zone":"America/Mexico_City","city":"Uruapan"},{"country":"MX","code":"60950","state":"MX-MIC","time_zone":"America/Mexico_City","city":"Lázaro Cárdenas"},{"country":"MX","code":"62000","state":"MX-MOR","time_zone":"America/Mexico_City","city":"Cuernavaca"},{"country":"MX","code":"62550","state":"MX-MOR","time_zone":"America/Mexico_City","city":"Jiutepec"},{"country":"MX","code":"62740","state":"MX-MOR","time_zone":"America/Mexico_City","city":"Cuautla"},{"country":"MX","code":"63000","state":"MX-NAY","time_zone":"America/Mazatlan","city":"Tepic"},{"country":"MX","code":"63300","state":"MX-NAY","time_zone":"America/Mazatlan","city":"Santiago Ixcuintla"},{"country":"MX","code":"63700","state":"MX-NAY","time_zone":"America/Mazatlan","city":"Compostela"},{"country":"MX","code":"64000","state":"MX-NLE","time_zone":"America/Monterrey","city":"Monterrey"},{"country":"MX","code":"65550","state":"MX-NLE","time_zone":"America/Monterrey","city":"Ciénega de Flores"},{"country":"MX","code":"66050","state":"MX-NLE","time_zone":"America/Monterrey","city":"General Escobedo"},{"country":"MX","code":"66350","state":"MX-NLE","time_zone":"America/Monterrey","city":"Santa Catarina"},{"country":"MX","code":"66400","state":"MX-NLE","time_zone":"America/Monterrey","city":"San Nicolás de los Garza"},{"country":"MX","code":"66600","state":"MX-NLE","time_zone":"America/Monterrey","city":"Apodaca"},{"country":"MX","code":"67100","state":"MX-NLE","time_zone":"America/Monterrey","city":"Guadalupe"},{"country":"MX","code":"67500","state":"MX-NLE","time_zone":"America/Monterrey","city":"Montemorelos"},{"country":"MX","code":"68000","state":"MX-OAX","time_zone":"America/Mexico_City","city":"Oaxaca de Juárez"},{"country":"MX","code":"68300","state":"MX-OAX","time_zone":"America/Mexico_City","city":"Tuxtepec"},{"country":"MX","code":"70600","state":"MX-OAX","time_zone":"America/Mexico_City","city":"Salina Cruz"},{"country":"MX","code":"72000","state":"MX-PUE","time_zone":"America/Mexico_City","city":"Puebla"},{"country":"MX","code":"72700","state":"MX-PUE","time_zone":"America/Mexico_City","city":"Cuautlancingo"},{"country":"MX","code":"74000","state":"MX-PUE","time_zone":"America/Mexico_City","city":"San Martín Texmelucan"},{"country":"MX","code":"75700","state":"MX-PUE","time_zone":"America/Mexico_City","city":"Tehuacán"},{"country":"MX","code":"76000","state":"MX-QUE","time_zone":"America/Mexico_City","city":"Querétaro"},{"country":"MX","code":"76240","state":"MX-QUE","time_zone":"America/Mexico_City","city":"El Marqués"},{"country":"MX","code":"76700","state":"MX-QUE","time_zone":"America/Mexico_City","city":"Pedro Escobedo"},{"country":"MX","code":"76800","state":"MX-QUE","time_zone":"America/Mexico_City","city":"San Juan del Río"},{"country":"MX","code":"77000","state":"MX-ROO","time_zone":"America/Cancun","city":"Chetumal"},{"country":"MX","code":"77500","state":"MX-ROO","time_zone":"America/Cancun","city":"Cancún"},{"country":"MX","code":"77710","state":"MX-ROO","time_zone":"America/Cancun","city":"Playa del Carmen"},{"country":"MX","code":"78000","state":"MX-SLP","time_zone":"America/Mexico_City","city":"San Luis Potosí"},{"country":"MX","code":"78700","state":"MX-SLP","time_zone":"America/Mexico_City","city":"Matehuala"},{"country":"MX","code":"79000","state":"MX-SLP","time_zone":"America/Mexico_City","city":"Ciudad Valles"},{"country":"MX","code":"79500","state":"MX-SLP","time_zone":"America/Mexico_City","city":"Villa de Reyes"},{"country":"MX","code":"80000","state":"MX-SIN","time_zone":"America/Mazatlan","city":"Culiacán"},{"country":"MX","code":"81000","state":"MX-SIN","time_zone":"America/Mazatlan","city":"Guasave"},{"country":"MX","code":"81200","state":"MX-SIN","time_zone":"America/Mazatlan","city":"Los Mochis"},{"country":"MX","code":"82000","state":"MX-SIN","time_zone":"America/Mazatlan","city":"Mazatlán"},{"country":"MX","code":"83000","state":"MX-SON","time_zone":"America/Hermosillo","city":"Hermosillo"},{"country":"MX","code":"83400","state":"MX-SON","time_zone":"America/Hermosillo","city":"San Luis Río Colorado"},{"country":"MX","code":"84000","state":"MX-SON","time_zone":"America/Hermosillo","city":"Nogales"},{"country":"MX","code":"84200","state":"MX-SON","time_zone":"America/Hermosillo","city":"Agua Prieta"},{"country":"MX","code":"85000","state":"MX-SON","time_zone":"America/Hermosillo","city":"Ciudad Obregón"},{"country":"MX","code":"85400","state":"MX-SON","time_zone":"America/Hermosillo","city":"Guaymas"},{"country":"MX","code":"86000","state":"MX-TAB","time_zone":"America/Mexico_City","city":"Villahermosa"},{"country":"MX","code":"86500","state":"MX-TAB","time_zone":"America/Mexico_City","city":"Cárdenas"},{"country":"MX","code":"86600","state":"MX-TAB","time_zone":"America/Mexico_City","city":"Paraíso"},{"country":"MX","code":"87000","state":"MX-TAM","time_zone":"America/Monterrey","city":"Ciudad Victoria"},{"country":"MX","code":"87300","state":"MX-TAM","time_zone":"America/Matamoros","city":"Matamoros"},{"country":"MX","code":"88000","state":"MX-TAM","time_zone":"America/Matamoros","city":"Nuevo Laredo"},{"country":"MX","code":"88500","state":"MX-TAM","time_zone":"America/Matamoros","city":"Reynosa"},{"country":"MX","code":"89000","state":"MX-TAM","time_zone":"America/Monterrey","city":"Tampico"},{"country":"MX","code":"89600","state":"MX-TAM","time_zone":"America/Monterrey","city":"Altamira"},{"country":"MX","code":"90000","state":"MX-TLA","time_zone":"America/Mexico_City","city":"Tlaxcala"},{"country":"MX","code":"90300","state":"MX-TLA","time_zone":"America/Mexico_City","city":"Apizaco"},{"country":"MX","code":"90500","state":"MX-TLA","time_zone":"America/Mexico_City","city":"Huamantla"},{"country":"MX","code":"91000","state":"MX-VER","time_zone":"America/Mexico_City","city":"Xalapa"},{"country":"MX","code":"91700","state":"MX-VER","time_zone":"America/Mexico_City","city":"Veracruz"},{"country":"MX","code":"93200","state":"MX-VER","time_zone":"America/Mexico_City","city":"Poza Rica"},{"country":"MX","code":"94500","state":"MX-VER","time_zone":"America/Mexico_City","city":"Córdoba"},{"country":"MX","code":"96400","state":"MX-VER","time_zone":"America/Mexico_City","city":"Coatzacoalcos"},{"country":"MX","code":"97000","state":"MX-YUC","time_zone":"America/Merida","city":"Mérida"},{"country":"MX","code":"97390","state":"MX-YUC","time_zone":"America/Merida","city":"Umán"},{"country":"MX","code":"97780","state":"MX-YUC","time_zone":"America/Merida","city":"Valladolid"},{"country":"MX","code":"98000","state":"MX-ZAC","time_zone":"America/Mexico_City","city":"Zacatecas"},{"country":"MX","code":"98600","state":"MX-ZAC","time_zone":"America/Mexico_City","city":"Guadalupe"},{"country":"MX","code":"99000","state":"MX-ZAC","time_zone":"America/Mexico_City","city":"Fresnillo"},{"country":"US","code":"07102","state":"US-NJ","time_zone":"America/New_York","city":"Newark"},{"country":"US","code":"17101","state":"US-PA","time_zone":"America/New_York","city":"Harrisburg"},{"country":"US","code":"28202","state":"US-NC","time_zone":"America/New_York","city":"Charlotte"},{"country":"US","code":"29601","state":"US-SC","time_zone":"America/New_York","city":"Greenville"},{"country":"US","code":"30303","state":"US-GA","time_zone":"America/New_York","city":"Atlanta"},{"country":"US","code":"31401","state":"US-GA","time_zone":"America/New_York","city":"Savannah"},{"country":"US","code":"32202","state":"US-FL","time_zone":"America/New_York","city":"Jacksonville"},{"country":"US","code":"33166","state":"US-FL","time_zone":"America/New_York","city":"Miami"},{"country":"US","code":"35203","state":"US-AL","time_zone":"America/Chicago","city":"Birmingham"},{"country":"US","code":"37203","state":"US-TN","time_zone":"America/Chicago","city":"Nashville"},{"country":"US","code":"38103","state":"US-TN","time_zone":"America/Chicago","city":"Memphis"},{"country":"US","code":"40202","state":"US-KY","time_zone":"America/Kentucky/Louisville","city":"Louisville"},{"country":"US","code":"43215","state":"US-OH","time_zone":"America/New_York","city":"Columbus"},{"country":"US","code":"43604","state":"US-OH","time_zone":"America/New_York","city":"Toledo"},{"country":"US","code":"46204","state":"US-IN","time_zone":"America/Indiana/Indianapolis","city":"Indianapolis"},{"country":"US","code":"48226","state":"US-MI","time_zone":"America/Detroit","city":"Detroit"},{"country":"US","code":"49503","state":"US-MI","time_zone":"America/Detroit","city":"Grand Rapids"},{"country":"US","code":"53202","state":"US-WI","time_zone":"America/Chicago","city":"Milwaukee"},{"country":"US","code":"55401","state":"US-MN","time_zone":"America/Chicago","city":"Minneapolis"},{"country":"US","code":"60432","state":"US-IL","time_zone":"America/Chicago","city":"Joliet"},{"country":"US","code":"60608","state":"US-IL","time_zone":"America/Chicago","city":"Chicago"},{"country":"US","code":"63101","state":"US-MO","time_zone":"America/Chicago","city":"St. Louis"},{"country":"US","code":"64105","state":"US-MO","time_zone":"America/Chicago","city":"Kansas City"},{"country":"US","code":"68102","state":"US-NE","time_zone":"America/Chicago","city":"Omaha"},{"country":"US","code":"70112","state":"US-LA","time_zone":"America/Chicago","city":"New Orleans"},{"country":"US","code":"72201","state":"US-AR","time_zone":"America/Chicago","city":"Little Rock"},{"country":"US","code":"73102","state":"US-OK","time_zone":"America/Chicago","city":"Oklahoma City"},{"country":"US","code":"74103","state":"US-OK","time_zone":"America/Chicago","city":"Tulsa"},{"country":"US","code":"75201","state":"US-TX","time_zone":"America/Chicago","city":"Dallas"},{"country":"US","code":"76102","state":"US-TX","time_zone":"America/Chicago","city":"Fort Worth"},{"country":"US","code":"76701","state":"US-TX","time_zone":"America/Chicago","city":"Waco"},{"country":"US","code":"77002","state":"US-TX","time_zone":"America/Chicago","city":"Houston"},{"country":"US","code":"78040","state":"US-TX","time_zone":"America/Chicago","city":"Laredo"},{"country":"US","code":"78205","state":"US-TX","time_zone":"America/Chicago","city":"San Antonio"},{"country":"US","code":"78401","state":"US-TX","time_zone":"America/Chicago","city":"Corpus Christi"},{"country":"US","code":"78501","state":"US-TX","time_zone":"America/Chicago","city":"McAllen"},{"country":"US","code":"78520","state":"US-TX","time_zone":"America/Chicago","city":"Brownsville"},{"country":"US","code":"78577","state":"US-TX","time_zone":"America/Chicago","city":"Pharr"},{"country":"US","code":"78701","state":"US-TX","time_zone":"America/Chicago","city":"Austin"},{"country":"US","code":"78840","state":"US-TX","time_zone":"America/Chicago","city":"Del Rio"},{"country":"US","code":"78852","state":"US-TX","time_zone":"America/Chicago","city":"Eagle Pass"},{"country":"US","code":"79401","state":"US-TX","time_zone":"America/Chicago","city":"Lubbock"},{"country":"US","code":"79701","state":"US-TX","time_zone":"America/Chicago","city":"Midland"},{"country":"US","code":"79901","state":"US-TX","time_zone":"America/Denver","city":"El Paso"},{"country":"US","code":"80216","state":"US-CO","time_zone":"America/Denver","city":"Denver"},{"country":"US","code":"84101","state":"US-UT","time_zone":"America/Denver","city":"Salt Lake City"},{"country":"US","code":"85004","state":"US-AZ","time_zone":"America/Phoenix","city":"Phoenix"},{"country":"US","code":"85349","state":"US-AZ","time_zone":"America/Phoenix","city":"San Luis"},{"country":"US","code":"85353","state":"US-AZ","time_zone":"America/Phoenix","city":"Tolleson"},{"country":"US","code":"85364","state":"US-AZ","time_zone":"America/Phoenix","city":"Yuma"},{"country":"US","code":"85607","state":"US-AZ","time_zone":"America/Phoenix","city":"Douglas"},{"country":"US","code":"85621","state":"US-AZ","time_zone":"America/Phoenix","city":"Nogales"},{"country":"US","code":"85701","state":"US-AZ","time_zone":"America/Phoenix","city":"Tucson"},{"country":"US","code":"87102","state":"US-NM","time_zone":"America/Denver","city":"Albuquerque"},{"country":"US","code":"88001","state":"US-NM","time_zone":"America/Denver","city":"Las Cruces"},{"country":"US","code":"88008","state":"US-NM","time_zone":"America/Denver","city":"Santa Teresa"},{"country":"US","code":"89101","state":"US-NV","time_zone":"America/Los_Angeles","city":"Las Vegas"},{"country":"US","code":"90021","state":"US-CA","time_zone":"America/Los_Angeles","city":"Los Angeles"},{"country":"US","code":"90802","state":"US-CA","time_zone":"America/Los_Angeles","city":"Long Beach"},{"country":"US","code":"91761","state":"US-CA","time_zone":"America/Los_Angeles","city":"Ontario"},{"country":"US","code":"92154","state":"US-CA","time_zone":"America/Los_Angeles","city":"San Diego"},{"country":"US","code":"92231","state":"US-CA","time_zone":"America/Los_Angeles","city":"Calexico"},{"country":"US","code":"93721","state":"US-CA","time_zone":"America/Los_Angeles","city":"Fresno"},{"country":"US","code":"95202","state":"US-CA","time_zone":"America/Los_Angeles","city":"Stockton"},{"country":"US","code":"97209","state":"US-OR","time_zone":"America/Los_Angeles","city":"Portland"},{"country":"US","code":"98108","state":"US-WA","time_zone":"America/Los_Angeles","city":"Seattle"}]'::json)
 as row (country text, code text, state text, time_zone text, city text);

-- 20261123000400_parties.ts

create table companies (
  id uuid primary key default uuid_v7(),
  type text not null check (type in ('internal', 'broker', 'shipper')),
  name text not null check (name <> ''),
  comercial_name text,
  rfc text,
  ein text check (ein ~ '^[0-9]{9}$'),
  phone text check (phone ~ '^(52|1)[0-9]{10}$'),
  email citext,
  website text,
  address jsonb check (is_place(address)),
  plan text not null default 'free' check (plan in ('free', 'premium')),
  currency text not null default 'USD' check (currency in ('MXN', 'USD')),
  owner_company_id uuid references companies,
  comment text check (length(comment) <= 500),
  archived_at timestamptz,
  quote_count integer not null default 0,
  shipment_count integer not null default 0,
  route_count integer not null default 0,
  demanded_insured_amount numeric(13, 2) check (demanded_insured_amount > 0),
  demanded_certificates text[] not null default '{}' check (demanded_certificates <@ array['CTPAT', 'OEA']),
  fuel jsonb check (fuel is null or (
    fuel->>'country' in ('MX', 'US') and fuel->>'unit' in ('l', 'gal') and fuel->>'currency' in ('MXN', 'USD')
    and (fuel->>'basePrice')::numeric > 0 and (fuel->>'consumption')::numeric > 0) is true),
  calendar jsonb check (calendar is null or (
    calendar->>'timeZone' <> '' and jsonb_typeof(calendar->'hours') = 'object'
    and calendar->'holidays' <@ '["MX", "US"]') is true),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (owner_company_id is null or type = 'shipper')
);
create unique index companies_one_operator on companies (type) where type = 'internal';
create unique index companies_rfc_per_owner on companies (owner_company_id, rfc) nulls not distinct
  where rfc is not null and rfc not in ('XAXX010101000', 'XEXX010101000') and archived_at is null;
create index on companies (owner_company_id, name);
create index on companies using gin (folded(name) gin_trgm_ops);

create table carriers (
  id uuid primary key default uuid_v7(),
  company_id uuid references companies,
  network text not null generated always as (case when company_id is null then 'internal' else 'own' end) stored,
  carrier_name text not null check (carrier_name <> ''),
  comercial_name text,
  carrier_type text not null default 'carrier' check (carrier_type in ('carrier', 'owner_operator', 'drayage', 'transfer')),
  business_field text,
  nationality text not null default 'MX' check (nationality in ('MX', 'US', 'CA')),
  identifier text,
  rfc text check (rfc ~ '^[A-Z&Ñ]{3,4}[0-9]{6}[A-Z0-9]{2}[0-9A]$'),
  ein text check (ein ~ '^[0-9]{9}$'),
  caat text check (caat ~ '^[A-Z0-9]{4}$'),
  scac_code text check (scac_code ~ '^[A-Z]{2,4}$'),
  contact_phone text check (contact_phone ~ '^(52|1)[0-9]{10}$'),
  quoting_email citext,
  credit_type text not null default 'none' check (credit_type in ('none', 'days_15', 'days_30', 'days_45', 'days_60')),
  description text check (length(description) <= 500),
  countries text[] not null default '{}' check (countries <@ array['MX', 'US', 'CA']),
  origin_states text[] not null default '{}',
  delivery_states text[] not null default '{}',
  movements text[] not null default '{}' check (movements <@ array['cross_border', 'mexico', 'us']),
  drayage boolean not null default false,
  hazmat boolean not null default false,
  cost_per_mile numeric(10, 4) check (cost_per_mile >= 0),
  shipping_mode text not null default 'ftl' check (shipping_mode in ('ftl', 'ltl', 'both')),
  service_list text[] not null default '{}',
  address_list jsonb not null default '[]' check (jsonb_typeof(address_list) = 'array'),
  status text not null default 'prospect' check (status in ('prospect', 'active', 'suspended', 'archived')),
  confidence text not null default 'medium' check (confidence in ('very_high', 'high', 'medium', 'low', 'very_low')),
  confidence_note jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index carriers_rfc_per_network on carriers (company_id, rfc) nulls not distinct
  where rfc is not null and rfc not in ('XAXX010101000', 'XEXX010101000') and status <> 'archived';
create unique index carriers_identifier_per_network on carriers (company_id, identifier) nulls not distinct
  where identifier is not null and status <> 'archived';
create index carriers_by_rfc on carriers (rfc);
create index carriers_by_phone on carriers (contact_phone);
create index on carriers (company_id, status);
create index on carriers using gin (origin_states);
create index on carriers using gin (delivery_states);
create index carriers_search on carriers using gin ((folded(carrier_name || ' ' || coalesce(comercial_name, ''))) gin_trgm_ops);
create index carriers_of_network_by_name on carriers (company_id, carrier_name, id) include (status);
create index carriers_best_first on carriers (company_id,
  array_position('{very_high,high,medium,low,very_low}'::text[], confidence), carrier_name, id) where status = 'active';
create index carriers_by_name on carriers (carrier_name, id) include (company_id, status);
create index carriers_by_identifier on carriers (identifier) where identifier is not null;

create table carrier_equipments (
  carrier_id uuid not null references carriers on delete cascade,
  equipment_id uuid not null references equipments,
  primary key (carrier_id, equipment_id)
);
create index on carrier_equipments (equipment_id, carrier_id);

create table user_types (id smallint primary key, name text not null unique);
insert into user_types values (1, 'internal'), (2, 'broker'), (3, 'shipper'), (4, 'carrier');
create table user_roles (id smallint primary key, name text not null unique);
insert into user_roles values (1, 'root'), (2, 'admin'), (3, 'member');

create table users (
  id uuid primary key default uuid_v7(),
  identity_sub text unique,
  email citext not null unique check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  maiden_name text,
  phone text unique check (phone ~ '^(52|1)[0-9]{10}$'),
  company_name text,
  user_type_id smallint not null references user_types,
  user_role_id smallint not null references user_roles,
  access_type text not null default 'full' check (access_type in ('full', 'read_only')),
  company_id uuid references companies,
  carrier_id uuid references carriers,
  language text not null default 'es' check (language in ('es', 'en')),
  files jsonb not null default '{}' check (jsonb_typeof(files) = 'object' and length(files::text) <= 8000),
  away_from date,
  away_until date check (away_until >= away_from),
  covered_by uuid references users check (covered_by <> id),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_belong_somewhere check (
    case when user_type_id = 4 then carrier_id is not null and company_id is null
         else company_id is not null and carrier_id is null end),
  constraint users_absence_whole check (num_nonnulls(away_from, away_until, covered_by) in (0, 3)),
  constraint users_root_is_internal check (user_role_id <> 1 or user_type_id = 1)
);
create index on users (company_id);
create index on users (carrier_id);

-- 20261123000500_accounts.ts

create table saved_queries (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  resource text not null check (resource <> ''),
  name text not null check (name <> ''),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, resource, name)
);

create table notifications (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  entity text not null check (entity ~ '^[a-z_]{1,40}$'),
  entity_id uuid not null,
  created_at timestamptz not null default now(),
  read_at timestamptz check (read_at >= created_at),
  archived_at timestamptz check (archived_at >= created_at)
);
create index on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null and archived_at is null;
create index on notifications (entity_id);
create index on notifications (created_at);

-- What a user chose to hear of an event; without a row, the event's own rule holds.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  bell boolean not null,
  mail boolean not null,
  -- The Monday of the last week whose summary was mailed, for the choice of that mail.
  mailed_week date,
  primary key (user_id, kind)
);

-- Events still to be mailed, to users and to addresses without an account; those of one batch are one mail to each.
create table notice_mails (
  id uuid primary key default uuid_v7(),
  batch uuid not null,
  user_id uuid references users on delete cascade,
  address citext check (address ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  language text check (language in ('es', 'en')),
  link jsonb check (jsonb_typeof(link) = 'object'),
  reply_to jsonb check (jsonb_typeof(reply_to) = 'object'),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  entity text not null check (entity ~ '^[a-z_]{1,40}$'),
  entity_id uuid not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, address) = 1),
  check ((address is null) = (language is null))
);
create index on notice_mails (batch);
create index on notice_mails (user_id);

-- Keys with which programs of a company or a carrier call the API: their secrets as hashes, and what they may do at most.
create table api_keys (
  id uuid primary key default uuid_v7(),
  company_id uuid references companies,
  carrier_id uuid references carriers,
  -- Who made it, for whom it calls.
  user_id uuid not null references users,
  name text not null check (name <> ''),
  prefix text not null check (prefix <> ''),
  secret_hash text not null unique,
  scopes text[] not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(company_id, carrier_id) = 1)
);
create index on api_keys (company_id);
create index on api_keys (carrier_id);
create index on api_keys (user_id);
create unique index api_keys_of_company on api_keys (company_id, name) where revoked_at is null;
create unique index api_keys_of_carrier on api_keys (carrier_id, name) where revoked_at is null;

-- The calls of each key by the days of its company's time zone.
create table api_key_days (
  key_id uuid not null references api_keys on delete cascade,
  day date not null,
  calls integer not null check (calls > 0),
  errors integer not null check (errors between 0 and calls),
  primary key (key_id, day)
);
create index on api_key_days (day);

create table imports (
  id uuid primary key default uuid_v7(),
  resource text not null check (resource in ('carriers', 'locations', 'shipments', 'diesel_prices')),
  user_id uuid not null references users,
  actor jsonb not null,
  company_id uuid references companies,
  target_company_id uuid references companies,
  file_key text not null unique,
  file_name text not null check (file_name <> ''),
  format jsonb not null check (format->>'type' in ('csv', 'xlsx')),
  language text not null check (language in ('es', 'en')),
  header jsonb not null check (jsonb_typeof(header) = 'array'),
  status text not null default 'reading' check (status in ('reading', 'ready', 'running', 'done', 'failed', 'cancelled', 'expired')),
  -- Whether its rows are written as soon as they are checked, because the upload itself asked for it.
  is_confirmed boolean not null default false,
  existing text not null default 'skip' check (existing in ('skip', 'update', 'create')),
  rows_total integer not null check (rows_total >= 0),
  rows_read integer not null default 0,
  rows_new integer not null default 0,
  rows_existing integer not null default 0,
  rows_archived integer not null default 0,
  rows_failed integer not null default 0,
  rows_warned integer not null default 0,
  rows_written integer not null default 0,
  last_written integer not null default 0,
  rows_created integer not null default 0,
  rows_updated integer not null default 0,
  rows_unchanged integer not null default 0,
  finished_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'done' or rows_read = rows_created + rows_updated + rows_unchanged + rows_failed),
  check ((finished_at is null) = (status in ('reading', 'ready', 'running')))
);
create index on imports (company_id, created_at desc);

-- The checked rows of a file until they are written. A crash of the database empties it, and the file is read again.
create unlogged table import_staging (
  import_id uuid not null,
  row integer not null,
  id uuid not null,
  outcome text not null,
  existing_id uuid,
  values json,
  keys json,
  errors jsonb,
  warnings jsonb,
  primary key (import_id, row)
);

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  row integer not null check (row > 0),
  outcome text not null check (outcome in ('created', 'updated', 'existing', 'failed')),
  record_id uuid,
  existing_id uuid,
  errors jsonb,
  warnings jsonb,
  primary key (import_id, row),
  check ((record_id is null) = (outcome <> 'created')),
  check ((errors is null) = (outcome <> 'failed'))
);
create index import_rows_to_show on import_rows (import_id, row) where outcome <> 'created' or warnings is not null;

-- 20261123000550_sessions.ts

create table sessions (
  id uuid primary key default uuid_v7(),
  secret_hash text not null unique,
  -- Who signed in, as users.identity_sub.
  subject text not null,
  refresh_hash text,
  previous_hash text,
  renewing_since timestamptz,
  renewed_at timestamptz not null,
  renewal bytea,
  id_token bytea,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check (ended_at is null or (renewal is null and id_token is null))
);
create index on sessions (renewed_at);

create table session_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index on session_tokens (session_id);
create index on session_tokens (expires_at);

-- Which users have which record open, each page for some seconds. Lost when the server crashes: pages repeat it.
create unlogged table presences (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  employer_id uuid not null,
  resource text not null,
  record_id uuid not null,
  is_editing boolean not null,
  stream_id uuid,
  seen_at timestamptz not null
);
create index on presences (record_id);
create index on presences (user_id);
create index on presences (seen_at);

-- 20261123000560_webhooks.ts

create table webhooks (
  id uuid primary key default uuid_v7(),
  company_id uuid references companies,
  carrier_id uuid references carriers,
  name text not null check (name <> ''),
  url text not null check (url ~ '^(http|https)://' and length(url) <= 500),
  -- The events that it hears; empty for all.
  kinds text[] not null default '{}',
  -- The secret is computed from the id and this number, and is not stored.
  secret_number integer not null default 1,
  -- Until when the secret before signs too.
  previous_until timestamptz,
  -- Since when no event was delivered although some were due.
  failing_since timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('ended', 'gone')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(company_id, carrier_id) = 1),
  check ((ended_at is null) = (end_reason is null))
);
create index on webhooks (company_id);
create index on webhooks (carrier_id);

create table webhook_events (
  id uuid primary key default uuid_v7(),
  webhook_id uuid not null references webhooks on delete cascade,
  kind text not null,
  -- The record and its version; none for a test.
  resource text,
  record_id uuid,
  record_version integer,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- How often it was tried since it was raised or replayed, and since when.
  tries integer not null default 0,
  tried_since timestamptz,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  check ((resource is null) = (record_id is null)),
  check ((state = 'delivered') = (delivered_at is not null))
);
create index on webhook_events (due_at) where state = 'waiting';
create index on webhook_events (webhook_id, id desc);
create index on webhook_events (created_at);

create table webhook_tries (
  id uuid primary key default uuid_v7(),
  event_id uuid not null references webhook_events on delete cascade,
  tried_at timestamptz not null,
  milliseconds integer not null,
  -- The status of the answer and its beginning, or why there was none.
  status integer,
  answer text,
  error text,
  check ((status is null) <> (error is null))
);
create index on webhook_tries (event_id);

-- 20261123000600_directory.ts

create table contacts (
  id uuid primary key default uuid_v7(),
  company_id uuid references companies,
  carrier_id uuid references carriers,
  owner_id uuid not null generated always as (coalesce(company_id, carrier_id)) stored,
  owner_company_id uuid references companies,
  contact_type_id uuid references contact_types,
  name text not null check (name <> ''),
  position text,
  emails text[] not null default '{}' check (cardinality(emails) <= 5),
  phones text[] not null default '{}' check (cardinality(phones) <= 5),
  language text not null default 'es' check (language in ('es', 'en')),
  comment text check (length(comment) <= 500),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contacts_one_owner check (num_nonnulls(company_id, carrier_id) = 1)
);
create index on contacts (company_id, name);
create index on contacts (carrier_id, name);
create index on contacts (owner_company_id, name);
create index on contacts (contact_type_id);

create table contact_emails (
  owner_id uuid not null,
  email citext not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  contact_id uuid not null references contacts on delete cascade,
  primary key (owner_id, email)
);
create index on contact_emails (contact_id);

create table contact_phones (
  owner_id uuid not null,
  phone text not null check (phone ~ '^(52|1)[0-9]{10}$'),
  contact_id uuid not null references contacts on delete cascade,
  primary key (owner_id, phone)
);
create index on contact_phones (contact_id);
create index on contact_phones (phone);

-- Sets owner_company_id: the broker to which the contact's customer or carrier belongs.
create function contacts_set_owner() returns trigger language plpgsql as $$
  begin
    new.owner_company_id := coalesce(
      (select owner_company_id from companies where id = new.company_id),
      (select company_id from carriers where id = new.carrier_id));
    return new;
  end
$$;

create trigger contacts_set_owner before insert or update of company_id, carrier_id on contacts
  for each row execute function contacts_set_owner();

-- Writes a contact's e-mail addresses and phone numbers to the tables in which they are unique per owner.
create function contacts_save_addresses() returns trigger language plpgsql as $$
  begin
    delete from contact_emails where contact_id = new.id;
    delete from contact_phones where contact_id = new.id;
    if new.archived_at is null then
      insert into contact_emails (owner_id, email, contact_id)
        select new.owner_id, email, new.id from unnest(new.emails) as email;
      insert into contact_phones (owner_id, phone, contact_id)
        select new.owner_id, phone, new.id from unnest(new.phones) as phone;
    end if;
    return null;
  end
$$;

create trigger contacts_save_addresses
  after insert or update of company_id, carrier_id, emails, phones, archived_at on contacts
  for each row execute function contacts_save_addresses();

create table locations (
  id uuid primary key default uuid_v7(),
  company_id uuid not null references companies,
  customer_id uuid references companies,
  name text not null check (name <> ''),
  kind text not null default 'warehouse' check (kind in ('plant', 'warehouse', 'yard', 'border_crossing', 'port', 'other')),
  street text,
  city text not null check (city <> ''),
  state text not null check (state ~ '^(MX|US)-[A-Z]{2,3}$'),
  country text not null check (country = left(state, 2)),
  postal_code text check (postal_code ~ (case country when 'US' then '^[0-9]{5}(-[0-9]{4}){0,1}$' else '^[0-9]{5}$' end)),
  latitude numeric(8, 5) check (latitude between -90 and 90),
  longitude numeric(8, 5) check (longitude between -180 and 180),
  time_zone text not null default 'America/Monterrey',
  operation_zone text,
  hours text,
  comment text check (length(comment) <= 500),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);
create index on locations (company_id, name);
create index on locations (company_id, folded(name));
create index on locations using gin ((folded(name || ' ' || city)) gin_trgm_ops);

-- 20261123000700_documents.ts

create table documents (
  id uuid primary key default uuid_v7(),
  carrier_id uuid not null references carriers on delete cascade,
  company_id uuid references companies,
  type text not null check (type in ('customer_packet', 'incorporation_act', 'official_id', 'insurance_cover',
    'wire_instructions', 'carrier_certificate', 'credit_application', 'proof_of_address', 'bank_statement',
    'legal_representative_id', 'positive_tax_compliance', 'security_certificates', 'tax_status_certificate',
    'transport_certificate')),
  status text check (status in ('pending', 'approved', 'rejected')),
  reason text check (length(reason) <= 500),
  file_name text,
  document_date date,
  expiration_date date,
  uploaded_at timestamptz,
  reviewed_at timestamptz,
  asked_at timestamptz,
  insured_amount numeric(13, 2) check (insured_amount > 0),
  insured_currency text check (insured_currency in ('MXN', 'USD')),
  certificates text[] not null default '{}' check (certificates <@ array['CTPAT', 'OEA']),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint documents_one_of_a_type unique (carrier_id, type) include (expiration_date),
  check ((insured_amount is null) = (insured_currency is null)),
  check ((status is null) = (uploaded_at is null)),
  check (status is not null or expiration_date is null),
  check (status <> 'approved' or expiration_date is not null),
  check ((status is not distinct from 'rejected') = (reason is not null))
);
create index documents_by_arrival on documents (uploaded_at desc nulls last, id desc) where status is not null;
create index documents_of_network on documents (company_id, status);
create index documents_waiting on documents (status) where status = 'pending';
create index documents_by_expiration on documents (expiration_date) where expiration_date is not null;

-- Sets company_id to the company in whose network the carrier is.
create function documents_set_company() returns trigger language plpgsql as $$
  begin
    new.company_id := (select company_id from carriers where id = new.carrier_id);
    return new;
  end
$$;

create trigger documents_set_company before insert or update of carrier_id on documents
  for each row execute function documents_set_company();

create table document_versions (
  id uuid primary key default uuid_v7(),
  document_id uuid not null references documents on delete cascade,
  number integer not null check (number > 0),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'superseded')),
  file_key text not null check (file_key ~ '^[a-z0-9-]{4,80}$'),
  file_name text not null check (file_name <> ''),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
  size integer not null check (size > 0),
  document_date date not null,
  expiration_date date check (expiration_date > document_date),
  reminded_days smallint check (reminded_days in (30, 14, 3, 0, -1)),
  reason text check (length(reason) <= 500),
  uploaded_by uuid references users,
  uploaded_at timestamptz not null default now(),
  reviewed_by uuid references users,
  reviewed_at timestamptz,
  reading jsonb,
  unique (document_id, number),
  check (status <> 'approved' or expiration_date is not null),
  check (status <> 'rejected' or reason is not null)
);
create unique index document_versions_one_waiting on document_versions (document_id) where status = 'pending';
create unique index document_versions_one_approved on document_versions (document_id) where status = 'approved';

-- 20261123000750_passport.ts

-- Records of brokers' own networks that a carrier with an account says are its own.
create table claims (
  id uuid primary key default uuid_v7(),
  carrier_id uuid not null references carriers on delete cascade,
  record_id uuid not null references carriers on delete cascade check (record_id <> carrier_id),
  company_id uuid not null references companies,
  status text not null default 'open' check (status in ('open', 'proved', 'refused')),
  proof text check (proof in ('mail', 'review')),
  mailed_at timestamptz,
  reason text check (length(reason) <= 500),
  decided_by uuid references users,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (carrier_id, record_id),
  check ((status = 'proved') = (proof is not null)),
  check ((status = 'refused') = (reason is not null))
);
create unique index claims_one_proved on claims (record_id) where status = 'proved';
create index on claims (status, id);

create table consents (
  id uuid primary key default uuid_v7(),
  carrier_id uuid not null references carriers on delete cascade,
  company_id uuid not null references companies,
  record_id uuid references carriers,
  status text not null default 'asked' check (status in ('asked', 'granted', 'refused', 'withdrawn')),
  types text[] check (cardinality(types) > 0),
  message text check (length(message) <= 500),
  reason text check (length(reason) <= 500),
  asked_by uuid references users,
  asked_at timestamptz not null default now(),
  decided_by uuid references users,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (carrier_id, company_id)
);
create index on consents (company_id, id);

-- What a broker itself decided about a document that a carrier shares with it.
create table judgements (
  id uuid primary key default uuid_v7(),
  company_id uuid not null references companies,
  document_id uuid not null references documents on delete cascade,
  number integer not null check (number > 0),
  status text not null check (status in ('approved', 'rejected')),
  reason text check (length(reason) <= 500),
  expiration_date date,
  insured_amount numeric(13, 2) check (insured_amount > 0),
  insured_currency text check (insured_currency in ('MXN', 'USD')),
  certificates text[] not null default '{}' check (certificates <@ array['CTPAT', 'OEA']),
  judged_by uuid references users,
  judged_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (document_id, company_id),
  check ((insured_amount is null) = (insured_currency is null)),
  check ((status = 'rejected') = (reason is not null)),
  check ((status = 'approved') = (expiration_date is not null))
);

-- Who, other than the carrier itself, opened or saved which file of its documents.
create table document_openings (
  id uuid primary key default uuid_v7(),
  carrier_id uuid not null references carriers on delete cascade,
  document_id uuid not null references documents on delete cascade,
  number integer not null,
  saved boolean not null,
  user_id uuid references users,
  company_id uuid references companies,
  packet_id uuid,
  recipient text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, recipient) = 1)
);
create index on document_openings (carrier_id, id desc);
create index on document_openings (document_id);

-- Copies of documents, as they stood, that a carrier sends to somebody it names.
create table packets (
  id uuid primary key default uuid_v7(),
  carrier_id uuid not null references carriers on delete cascade,
  number text not null unique check (number ~ '^[0-9a-f]{32}$'),
  recipient text not null check (recipient <> ''),
  email citext not null,
  language text not null check (language in ('es', 'en')),
  content jsonb not null,
  made_by uuid references users,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on packets (carrier_id, id desc);

/*
 * The documents of a carrier as they count for a company, one of each type: by the review of the carrier's network, or
 * by the company's own judgement of the same version. For a record that the carrier has claimed, also what the
 * carrier shares with the company, where of other reviews only Andén's counts.
 */
create function documents_for(for_company uuid, for_carrier uuid) returns table (
  type text, status text, expiration_date date, insured_amount numeric, insured_currency text, certificates text[]
) language sql stable as $$
  with passports as (
    select for_carrier as carrier_id, null::text[] as types, true as is_shared
    union all
    select claims.carrier_id, consents.types, consents.status = 'granted'
    from claims join consents on consents.carrier_id = claims.carrier_id and consents.company_id = for_company
    where claims.record_id = for_carrier and claims.status = 'proved'
  ), judged as (
    select judgements.*, number >= coalesce((select max(version.number) from document_versions version
      where version.document_id = judgements.document_id and version.status = 'approved'), 0) as is_current
    from judgements where company_id = for_company
      and document_id in (select id from documents where carrier_id in (select carrier_id from passports))
  ), reviewed as (
    select documents.*, is_shared and coalesce(documents.type = any (passports.types), true) as is_seen,
      carriers.id = for_carrier or carriers.company_id is null as is_review_ours
    from passports join carriers on carriers.id = passports.carrier_id
      join documents on documents.carrier_id = carriers.id
  ), held as (
    select reviewed.type, 'rejected' as status, null::date as expiration_date, null::numeric as insured_amount,
      null::text as insured_currency, '{}'::text[] as certificates, true as is_final
    from reviewed join judged on judged.document_id = reviewed.id
    where judged.status = 'rejected' and judged.is_current
    union all
    select reviewed.type, 'approved', judged.expiration_date, judged.insured_amount, judged.insured_currency,
      judged.certificates, judged.is_current
    from reviewed join judged on judged.document_id = reviewed.id
    where judged.status = 'approved'
    union all
    select type, case when is_review_ours then status when status is not null then 'pending' end,
      case when is_review_ours then expiration_date end, insured_amount, insured_currency, certificates, false
    from reviewed where is_seen
      and not exists (select from judged where judged.document_id = reviewed.id and judged.is_current)
  )
  select distinct on (type) type, status, expiration_date, insured_amount, insured_currency, certificates
  from held order by type, expiration_date desc nulls last, is_final desc
$$;

-- 20261123000760_bank_accounts.ts

create table bank_accounts (
  id uuid primary key default uuid_v7(),
  carrier_id uuid not null references carriers on delete cascade,
  company_id uuid references companies,
  holder text not null check (holder <> '' and length(holder) <= 120),
  bank text not null check (bank <> '' and length(bank) <= 80),
  kind text not null check (kind in ('clabe', 'aba')),
  digits text not null check (digits ~ case kind when 'clabe' then '^[0-9]{18}$' else '^[0-9]{4,17}$' end),
  routing_number text check (routing_number ~ '^[0-9]{9}$'),
  currency text not null check (currency in ('MXN', 'USD')),
  status text not null default 'entered' check (status in ('entered', 'confirmed', 'rejected')),
  entered_by uuid not null references users,
  decided_by uuid references users,
  decided_at timestamptz,
  effective_at timestamptz,
  reason text check (length(reason) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'aba') = (routing_number is not null)),
  check ((status = 'confirmed') = (effective_at is not null)),
  check ((status = 'rejected') = (reason is not null)),
  check (status <> 'confirmed' or entered_by <> decided_by)
);
create unique index bank_accounts_one_entered on bank_accounts (carrier_id, currency) where status = 'entered';
create index on bank_accounts (carrier_id, effective_at desc);
create index on bank_accounts (company_id, id desc);

-- 20261123000770_vehicles.ts

create table vehicles (
  id uuid primary key default uuid_v7(),
  carrier_id uuid not null references carriers on delete cascade,
  company_id uuid references companies,
  kind text not null check (kind in ('unit', 'trailer')),
  name text not null check (name <> '' and length(name) <= 30),
  plates text not null check (plates ~ '^[A-Z0-9]{4,10}$'),
  year integer check (year between 1980 and 2100),
  permit_number text check (length(permit_number) <= 30),
  insurer text check (length(insurer) <= 80),
  policy_number text check (length(policy_number) <= 40),
  insurance_ends_on date,
  inspection_ends_on date,
  comment text check (length(comment) <= 500),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index vehicles_plates on vehicles (carrier_id, plates) where archived_at is null;
create index on vehicles (plates) where archived_at is null;
create index on vehicles (carrier_id, name);
create index on vehicles (company_id, name);

-- 20261123000800_quotes.ts

create table quotes (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  customer_id uuid references companies,
  number integer not null check (number > 0),
  reference text not null generated always as ('Q-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
  parent_id uuid,
  kind text not null default 'confirmed_load' check (kind in
    ('confirmed_load', 'potential_load', 'confirmed_project', 'potential_project')),
  movement text not null check (movement in ('cross_border', 'mexico', 'us')),
  frequency text check (frequency in ('weekly', 'monthly')),
  status text not null default 'created' check (status in
    ('created', 'pending', 'sent', 'rated', 'answered', 'assigned', 'dismissed', 'rejected', 'not_available')),
  origin jsonb not null check (is_place(origin)),
  origin_state text not null generated always as (origin->>'state') stored,
  destination jsonb not null check (is_place(destination)),
  destination_state text not null generated always as (destination->>'state') stored,
  pickup_date date,
  pickup_from time,
  pickup_to time,
  delivery_date date,
  delivery_from time,
  delivery_to time,
  equipment_id uuid references equipments,
  comodity_id uuid references comodities,
  packaging text,
  hazmat boolean not null default false,
  stackable boolean not null default false,
  legal_weight boolean not null default true,
  drayage boolean not null default false,
  spot boolean not null default true,
  weight numeric(12, 2) check (weight > 0),
  weight_unit text not null default 'kg' check (weight_unit in ('kg', 'lb')),
  units integer check (units > 0),
  length numeric(8, 2) check (length > 0),
  width numeric(8, 2) check (width > 0),
  height numeric(8, 2) check (height > 0),
  dimension_unit text not null default 'm' check (dimension_unit in ('m', 'ft')),
  distance_km numeric(8, 1) check (distance_km > 0),
  customer_reference text,
  comment text check (length(comment) <= 500),
  currency text not null default 'USD' check (currency in ('MXN', 'USD')),
  exchange_rate numeric(10, 4) not null check (exchange_rate > 0),
  exchange_rate_date date not null,
  target_rate numeric(14, 2) check (target_rate > 0),
  purchase_cost numeric(14, 2) check (purchase_cost >= 0),
  sale_value numeric(14, 2) check (sale_value >= 0),
  sent_at timestamptz,
  starts_at timestamptz check (starts_at > sent_at and starts_at < deadline_at),
  deadline_at timestamptz,
  first_rate_at timestamptz,
  closed_at timestamptz,
  close_reason text,
  close_comment text check (length(close_comment) <= 500),
  shared_at timestamptz,
  shared_value numeric(14, 2) check (shared_value > 0),
  shared_currency text check (shared_currency in ('MXN', 'USD')),
  shared_until date,
  shared_comment text check (length(shared_comment) <= 500),
  customer_answer text check (customer_answer in ('accepted', 'refused')),
  customer_answered_at timestamptz,
  customer_comment text check (length(customer_comment) <= 500),
  fuel_surcharge jsonb check (jsonb_typeof(fuel_surcharge) = 'object'),
  route_id uuid,
  created_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, company_id),
  unique (company_id, number),
  foreign key (company_id, parent_id) references quotes (company_id, id),
  check (delivery_date >= pickup_date),
  constraint quotes_dates_whole check ((pickup_date is null) = (delivery_date is null)),
  check (deadline_at > sent_at),
  constraint quotes_shared_whole check (num_nonnulls(shared_at, shared_value, shared_currency, shared_until) in (0, 4)),
  constraint quotes_answer_whole check ((customer_answer is null) = (customer_answered_at is null)),
  constraint quotes_answer_to_price check (customer_answer is null or shared_at is not null)
);
create index on quotes (company_id, status, created_at desc);
create index quotes_newest on quotes (company_id, created_at desc nulls last, id desc);
create index quotes_search on quotes using gin (folded(reference || ' ' || coalesce(customer_reference, '')
  || ' ' || (origin->>'city') || ' ' || (destination->>'city')) gin_trgm_ops);
create index on quotes (customer_id);
create index on quotes (parent_id, company_id);
create index on quotes (exchange_rate_date);
create index quotes_diesel on quotes ((fuel_surcharge->'diesel'->>'country'), (fuel_surcharge->'diesel'->>'date'));

create table routes (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  customer_id uuid references companies,
  number integer not null check (number > 0),
  reference text not null generated always as ('R-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
  quote_id uuid,
  kind text not null default 'confirmed_project' check (kind in
    ('confirmed_load', 'potential_load', 'confirmed_project', 'potential_project')),
  movement text not null check (movement in ('cross_border', 'mexico', 'us')),
  origin jsonb not null check (is_place(origin)),
  origin_state text not null generated always as (origin->>'state') stored,
  destination jsonb not null check (is_place(destination)),
  destination_state text not null generated always as (destination->>'state') stored,
  equipment_id uuid references equipments,
  comodity_id uuid references comodities,
  frequency text not null check (frequency in ('weekly', 'monthly')),
  volume integer check (volume between 1 and 10000),
  distance_km numeric(8, 2) check (distance_km > 0),
  currency text not null default 'USD' check (currency in ('MXN', 'USD')),
  target_rate numeric(14, 2) check (target_rate > 0),
  carrier_id uuid references carriers,
  contract_rate numeric(14, 2) check (contract_rate > 0),
  contract_currency text not null default 'USD' check (contract_currency in ('MXN', 'USD')),
  comment text check (length(comment) <= 500),
  archived_at timestamptz,
  status text not null generated always as (case when archived_at is null then 'active' else 'archived' end) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, company_id),
  unique (company_id, number),
  unique (company_id, quote_id),
  foreign key (company_id, quote_id) references quotes (company_id, id),
  constraint routes_contract_rate_of_carrier check (contract_rate is null or carrier_id is not null)
);
create index on routes (company_id, created_at desc);
create index on routes (customer_id);
create index on routes (carrier_id);

alter table quotes add foreign key (company_id, route_id) references routes (company_id, id);
create index on quotes (route_id, company_id);

-- 20261123000900_invitations.ts

create table invitations (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  quote_id uuid not null,
  carrier_id uuid not null references carriers,
  status text not null default 'pending' check (status in
    ('pending', 'sent', 'in_contact', 'available', 'rated', 'assigned',
     'not_available', 'rejected_by_carrier', 'rejected', 'dismissed', 'answered')),
  wave integer not null default 1 check (wave > 0),
  wave_minutes integer check (wave_minutes between 5 and 1440),
  starts_now boolean not null default false,
  sent_at timestamptz,
  starts_at timestamptz check (starts_at > sent_at and starts_at < deadline_at),
  is_out boolean not null generated always as (sent_at is not null) stored,
  deadline_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  first_rate_at timestamptz,
  response_seconds numeric generated always as (
    case when first_rate_at >= sent_at then
      extract(epoch from first_rate_at - least(first_rate_at, coalesce(starts_at, sent_at))) end) stored,
  reminded_at timestamptz,
  closed_at timestamptz,
  close_reason text,
  comment text check (length(comment) <= 500),
  rank integer check (rank > 0),
  distance_percent numeric(7, 2),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, company_id),
  unique (quote_id, company_id, carrier_id),
  foreign key (company_id, quote_id) references quotes (company_id, id)
);
create unique index invitations_one_award on invitations (company_id, quote_id) where status = 'assigned';
create index on invitations (carrier_id, status, sent_at desc);
create index on invitations (company_id, status, sent_at desc);
create index invitations_newest on invitations (company_id, sent_at desc nulls last, id desc);
create index on invitations (company_id, carrier_id);
create index invitations_response on invitations (company_id, carrier_id, response_seconds)
  where response_seconds is not null;
create index invitations_running on invitations (deadline_at)
  where status in ('sent', 'in_contact', 'available');

create table rates (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  invitation_id uuid not null,
  version integer not null check (version > 0),
  currency text not null check (currency in ('MXN', 'USD')),
  all_in numeric(14, 2) check (all_in > 0),
  linehaul numeric(14, 2) check (linehaul > 0),
  fuel_surcharge numeric(14, 2) check (fuel_surcharge >= 0),
  border_crossing numeric(14, 2) check (border_crossing >= 0),
  tolls numeric(14, 2) check (tolls >= 0),
  accessorials numeric(14, 2) check (accessorials >= 0),
  total numeric(14, 2) not null generated always as (coalesce(all_in, linehaul
    + coalesce(fuel_surcharge, 0) + coalesce(border_crossing, 0) + coalesce(tolls, 0) + coalesce(accessorials, 0))) stored,
  transit_days integer check (transit_days between 0 and 60),
  comment text check (length(comment) <= 500),
  late boolean not null default false,
  created_by uuid references users,
  created_at timestamptz not null default now(),
  primary key (id, company_id),
  unique (invitation_id, company_id, version),
  foreign key (company_id, invitation_id) references invitations (company_id, id),
  constraint rates_all_in_or_parts check ((all_in is null) <> (linehaul is null)
    and (all_in is null or num_nonnulls(fuel_surcharge, border_crossing, tolls, accessorials) = 0))
);

-- 20261123001000_shipments.ts

create table shipments (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  customer_id uuid references companies,
  number integer not null check (number > 0),
  reference text not null generated always as ('E-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
  quote_id uuid,
  carrier_id uuid references carriers,
  -- Since when the load has this carrier, where another one had it before; that one's part is hidden from this one.
  carrier_since timestamptz,
  status text not null default 'potential' check (status in
    ('potential', 'confirmed', 'assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered', 'closed', 'cancelled')),
  movement text not null check (movement in ('cross_border', 'mexico', 'us')),
  origin jsonb not null check (is_place(origin)),
  origin_state text not null generated always as (origin->>'state') stored,
  destination jsonb not null check (is_place(destination)),
  destination_state text not null generated always as (destination->>'state') stored,
  pickup_date date,
  pickup_from time,
  pickup_to time,
  delivery_date date,
  delivery_from time,
  delivery_to time,
  equipment_id uuid references equipments,
  comodity_id uuid references comodities,
  hazmat boolean not null default false,
  weight numeric(12, 2) check (weight > 0),
  weight_unit text not null default 'kg' check (weight_unit in ('kg', 'lb')),
  units integer check (units > 0),
  customer_reference text,
  comment text check (length(comment) <= 500),
  currency text not null default 'USD' check (currency in ('MXN', 'USD')),
  purchase_cost numeric(14, 2) check (purchase_cost >= 0),
  sale_value numeric(14, 2) check (sale_value >= 0),
  delivered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, company_id),
  unique (company_id, number),
  foreign key (company_id, quote_id) references quotes (company_id, id),
  check (delivery_date >= pickup_date),
  check (status in ('potential', 'confirmed', 'cancelled') or carrier_id is not null),
  check (status <> 'at_border' or movement = 'cross_border')
);
create index on shipments (company_id, status);
create index on shipments (carrier_id);
create index shipments_on_lane on shipments (company_id, origin_state, destination_state, carrier_id)
  where status <> 'cancelled';
create index on shipments (customer_id);
create index on shipments (company_id, folded(customer_reference)) where customer_reference is not null;
create unique index shipments_one_of_quote on shipments (company_id, quote_id) where status <> 'cancelled';
create index on shipments (quote_id, company_id);

create table shipment_incidents (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  shipment_id uuid not null,
  incident_id uuid not null references incidents,
  place jsonb not null check (is_place(place)),
  time_zone text not null,
  occurred_at timestamptz not null,
  delays boolean not null default false,
  comment text check (length(comment) <= 500),
  reported_by uuid references users,
  resolved_at timestamptz,
  resolved_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, company_id),
  foreign key (company_id, shipment_id) references shipments (company_id, id)
);
create index on shipment_incidents (shipment_id, company_id, occurred_at);
create index on shipment_incidents (shipment_id, company_id) where resolved_at is null;

create table rate_confirmations (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  shipment_id uuid not null,
  revision integer not null check (revision > 0),
  content jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null,
  issued_by uuid references users,
  accepted_at timestamptz,
  accepted_by uuid references users,
  -- The name and the IP address of who accepted by a public link.
  accepted_name text check (length(accepted_name) between 1 and 120),
  accepted_from inet,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, company_id),
  unique (shipment_id, company_id, revision),
  foreign key (company_id, shipment_id) references shipments (company_id, id),
  check ((accepted_at is null) = (num_nonnulls(accepted_by, accepted_name) = 0)),
  check (num_nonnulls(accepted_by, accepted_name) < 2),
  check ((accepted_name is null) = (accepted_from is null))
);

create function refuse_content_change() returns trigger language plpgsql as $$
  begin
    if current_setting('anden.erasing', true) = 'on' and new.hash = old.hash then return new; end if;
    if (old.content, old.hash, old.revision, old.shipment_id, old.issued_at)
      is distinct from (new.content, new.hash, new.revision, new.shipment_id, new.issued_at)
      or old.accepted_at is not null and (old.accepted_at, old.accepted_name, old.accepted_from)
        is distinct from (new.accepted_at, new.accepted_name, new.accepted_from)
    then raise exception 'A rate confirmation never changes.';
    end if;
    return new;
  end
$$;

create trigger rate_confirmations_are_final before update on rate_confirmations
  for each row execute function refuse_content_change();

-- 20261123001100_history.ts

-- link_party_id is the carrier or the customer whose public link caused the change, api_key_id the key of the user's
-- program.
create table events (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  entity text not null check (entity in ('quotes', 'invitations', 'shipments')),
  entity_id uuid not null,
  from_status text,
  to_status text not null,
  reason text,
  comment text check (length(comment) <= 500),
  user_id uuid references users,
  link_party_id uuid,
  api_key_id uuid references api_keys,
  created_at timestamptz not null default now(),
  primary key (id, company_id),
  check (num_nonnulls(user_id, link_party_id) < 2)
);
create index on events (entity_id, company_id, created_at);
create index events_of_company on events (company_id, created_at desc, id desc);
create index on events (user_id, created_at);
create index events_in_time on events (created_at desc, id desc);

create view history as
select events.id, events.created_at, events.company_id, events.entity, events.entity_id,
  events.from_status, events.to_status, events.reason, events.comment, events.user_id, events.link_party_id, events.api_key_id,
  quotes.id as quote_id, invitations.id as invitation_id, shipments.id as shipment_id,
  coalesce(quotes.customer_id, shipments.customer_id) as customer_id,
  coalesce(invitations.carrier_id, case
    when shipments.carrier_since is null or events.created_at >= shipments.carrier_since
    then shipments.carrier_id end) as carrier_id
from events
  left join invitations on events.entity = 'invitations'
    and invitations.company_id = events.company_id and invitations.id = events.entity_id
  left join shipments on events.entity = 'shipments'
    and shipments.company_id = events.company_id and shipments.id = events.entity_id
  left join quotes on quotes.company_id = events.company_id and quotes.id = case events.entity
    when 'quotes' then events.entity_id
    when 'invitations' then invitations.quote_id
    else shipments.quote_id end;

-- company_id is the record's company in the quoting side, and the nil UUID for records of the directory.
create table changes (
  company_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null default uuid_v7(),
  entity text not null,
  entity_id uuid not null,
  version integer not null,
  user_id uuid references users,
  api_key_id uuid references api_keys,
  action text not null check (action in ('created', 'updated', 'archived')),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  created_at timestamptz not null default now(),
  primary key (id, company_id)
) partition by range (id);
create index on changes (entity_id, entity, company_id, created_at desc, id desc);
create index on changes (user_id, created_at);

create function refuse_history_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and current_setting('anden.erasing', true) = 'on' then return new; end if;
    raise exception 'A recorded change is never rewritten.';
  end
$$;

create trigger changes_are_final before update or delete on changes
  for each row execute function refuse_history_change();

-- The security log: who did what, with which record, from where. Rows are never changed, and deleted by age only.
create table security_events (
  id uuid primary key default uuid_v7(),
  created_at timestamptz not null default now(),
  event text not null check (event in
    ('sign_in', 'sign_out', 'reuse', 'refused', 'rights', 'export', 'download', 'personal_data')),
  operation text not null,
  user_id uuid references users,
  api_key_id uuid references api_keys,
  entity_id uuid,
  code text,
  address inet
);
create index on security_events (created_at desc, id desc);
create index on security_events (user_id, created_at desc);

create function refuse_security_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old.created_at < now() - interval '30 days' then return old; end if;
    raise exception 'The security log is not rewritten, and keeps its rows for 30 days at least.';
  end
$$;

create trigger security_events_are_final before update or delete on security_events
  for each row execute function refuse_security_change();

-- Takes the rows for which no monthly partition exists; empty as long as the job creates partitions in time.
create table changes_default partition of changes default;

-- The smallest UUIDv7 with this time.
create function uuid_v7_at(moment timestamptz) returns uuid language sql immutable parallel safe as $$
  select rpad(lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

-- Creates the partition of the month that begins on this day (UTC) unless it exists, and moves the rows of that month
-- from the default partition into it. Returns whether it created one.
create function add_changes_partition(month date) returns boolean language plpgsql as $$
  declare
    name text := 'changes_' || to_char(month, 'YYYY_MM');
    first uuid := uuid_v7_at(month::timestamp at time zone 'UTC');
    next uuid := uuid_v7_at((month + interval '1 month') at time zone 'UTC');
  begin
    perform pg_advisory_xact_lock(hashtext('add_changes_partition'));
    if to_regclass(name) is not null then return false; end if;
    execute format('create table %I (like changes including all)', name);
    if exists (select from changes_default where id >= first and id < next) then
      alter table changes_default disable trigger changes_are_final;
      execute format('with moved as (delete from changes_default where id >= %L and id < %L returning *)
        insert into %I select * from moved', first, next, name);
      alter table changes_default enable trigger changes_are_final;
    end if;
    execute format('alter table changes attach partition %I for values from (%L) to (%L)', name, first, next);
    return true;
  end
$$;
select add_changes_partition(month::date)
from generate_series(date_trunc('month', now() at time zone 'UTC'),
  date_trunc('month', now() at time zone 'UTC') + interval '3 months', interval '1 month') as month;

-- 20261123001200_site.ts

create table inquiries (
  company_id uuid not null references companies,
  id uuid not null default uuid_v7(),
  kind text not null check (kind in
    ('contact', 'demo', 'quote_request', 'route_offer', 'carrier_registration', 'plan_upgrade')),
  status text not null default 'new' check (status in ('new', 'assigned', 'done')),
  name text not null check (name ~ '[^[:space:]]'),
  company_name text,
  email citext not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  phone text check (phone ~ '^(52|1)[0-9]{10}$'),
  audience text check (audience in ('shipper', 'broker', 'carrier')),
  message text check (length(message) <= 500),
  language text not null default 'es' check (language in ('es', 'en')),
  lane jsonb check (is_place(lane->'origin') and is_place(lane->'destination')),
  quote_id uuid,
  route_id uuid,
  carrier_id uuid references carriers,
  customer_id uuid references companies,
  assigned_to uuid references users,
  comment text check (length(comment) <= 500),
  form_nonce text,
  form_hash text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, company_id),
  unique (company_id, quote_id),
  unique (company_id, route_id),
  unique (company_id, form_nonce),
  foreign key (company_id, quote_id) references quotes (company_id, id),
  foreign key (company_id, route_id) references routes (company_id, id),
  constraint inquiries_assigned_to_somebody check (status <> 'assigned' or assigned_to is not null),
  check ((kind = 'route_offer') = (lane is not null)),
  check (kind <> 'quote_request' or quote_id is not null),
  check (kind <> 'carrier_registration' or carrier_id is not null),
  check (kind <> 'plan_upgrade' or customer_id is not null)
);
create index on inquiries (status, created_at desc);
create index on inquiries (carrier_id);
create index on inquiries (customer_id);

create table registrations (
  id uuid primary key default uuid_v7(),
  token_hash text not null unique,
  expires_at timestamptz not null,
  email citext not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  language text not null default 'es' check (language in ('es', 'en')),
  step integer not null default 1 check (step between 1 and 5),
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  form_nonce text unique,
  terms_accepted_at timestamptz,
  carrier_id uuid references carriers,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((finished_at is null) = (carrier_id is null)),
  constraint registrations_accept_terms check (finished_at is null or terms_accepted_at is not null)
);

-- 20261123001250_links.ts

create table links (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('answer', 'confirmation', 'document', 'packet', 'price')),
  subject_id uuid not null,
  party_id uuid not null,
  number integer not null default 1 check (number > 0),
  expires_at timestamptz not null,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  unique (subject_id, kind, party_id)
);

-- The addresses to which the present token of a link was mailed, each with its last mail.
create table link_mails (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references links on delete cascade,
  recipient citext not null check (recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  mail_id uuid not null,
  mailed_at timestamptz not null default clock_timestamp(),
  unique (link_id, recipient)
);

-- 20261123001300_timeouts.ts

create function set_timeouts() returns void language plpgsql as $$
  begin
    execute format('alter role %I in database %I set statement_timeout = %L',
      current_user, current_database(), '15s');
    execute format('alter role %I in database %I set lock_timeout = %L',
      current_user, current_database(), '3s');
  exception when insufficient_privilege then
    raise warning 'The role % may not set its own timeouts. Have an administrator run: ALTER ROLE % IN DATABASE % '
      'SET statement_timeout = ''15s''; and the same with lock_timeout = ''3s''.',
      current_user, current_user, current_database();
  end
$$;
select set_timeouts();

-- 20261123001400_views.ts

create view employers as
  select id, name, type, owner_company_id, archived_at is not null as is_archived,
    calendar->>'timeZone' as time_zone, address
  from companies
  union all
  select id, carrier_name, 'carrier', company_id, status = 'archived', null, address_list->0 from carriers;

create view people as
  select id, first_name || ' ' || last_name as name, coalesce(company_id, carrier_id) as employer_id
  from users;

create view key_names as
  select id, name, coalesce(company_id, carrier_id) as employer_id from api_keys;

-- Who is away today, by the day of the company's time zone, and the colleague who covers; none who is away too.
create view absences as
  select users.id as user_id, users.away_until, colleague.id as colleague_id
  from users
    join employers on employers.id = coalesce(users.company_id, users.carrier_id)
    cross join lateral (
      select (now() at time zone coalesce(employers.time_zone, 'America/Mexico_City'))::date as day) as today
    left join users colleague on colleague.id = users.covered_by
      and colleague.archived_at is null and colleague.access_type = 'full'
      and coalesce(colleague.company_id, colleague.carrier_id) = employers.id
      and (today.day between colleague.away_from and colleague.away_until) is not true
  where today.day between users.away_from and users.away_until;

create view valid_documents as
  select carrier_id, type from documents where expiration_date >= today();

-- What a carrier has to do: requests that it may still win, and loads that it has and has not delivered.
create view carrier_work as
  select id as carrier_id,
    (select count(*)::int from invitations
      where invitations.carrier_id = carriers.id
        and invitations.company_id = coalesce(carriers.company_id, invitations.company_id)
        and invitations.status in ('pending', 'sent', 'in_contact', 'available', 'rated')) as open_invitations,
    (select count(*)::int from shipments
      where shipments.carrier_id = carriers.id
        and shipments.company_id = coalesce(carriers.company_id, shipments.company_id)
        and shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery')) as assigned_loads
  from carriers;

create view quote_routes as
  select company_id, id, customer_id, reference from routes;

create view used_exchange_rates as
  select exchange_rate_date as date, exchange_rate as mxn_per_usd from quotes;

create view used_diesel_prices as
  select fuel_surcharge->'diesel'->>'country' as country, fuel_surcharge->'diesel'->>'date' as date,
    fuel_surcharge->'diesel'->>'currency' as currency, fuel_surcharge->'diesel'->>'unit' as unit,
    (fuel_surcharge->'diesel'->>'price')::numeric as price
  from quotes;

create view quote_shipments as
  select company_id, quote_id, id, carrier_id, number, status from shipments where quote_id is not null;

-- An amount in a quote's currency, at the quote's own exchange rate (pesos a dollar), to the cent.
create function comparable_amount(amount numeric, currency text, quote_currency text, exchange_rate numeric)
  returns numeric language sql immutable parallel safe
  return round(case
    when currency = quote_currency then amount
    when quote_currency = 'MXN' then amount * exchange_rate
    else amount / exchange_rate end, 2);

-- is_valid: the carrier has a rate that counts. A rate that the broker rejected counts only once the quote is closed,
-- because closing a quote rejects every rate that did not win; a withdrawn or late rate never counts.
-- amount: its last rate that was not late, in the quote's currency.
create view quote_answers as
  select invitations.company_id, invitations.quote_id, invitations.id as invitation_id,
    invitations.carrier_id, invitations.status,
    (invitations.status in ('rated', 'assigned')
      or (invitations.status = 'rejected' and quotes.closed_at is not null)) as is_valid,
    (select comparable_amount(rates.total, rates.currency, quotes.currency, quotes.exchange_rate)
      from rates
      where rates.company_id = invitations.company_id and rates.invitation_id = invitations.id
        and not rates.late
      order by rates.version desc limit 1) as amount
  from invitations
    join quotes on quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id;

create table knex_migrations (
  id serial primary key,
  name varchar(255),
  batch integer,
  migration_time timestamptz
);
create table knex_migrations_lock (index serial primary key, is_locked integer);
insert into knex_migrations_lock (is_locked) values (0);
insert into knex_migrations (name, batch, migration_time) values
  ('20261123000100_core.ts', 1, now()),
  ('20261123000200_identity.ts', 1, now()),
  ('20261123000300_catalogs.ts', 1, now()),
  ('20261123000400_parties.ts', 1, now()),
  ('20261123000500_accounts.ts', 1, now()),
  ('20261123000550_sessions.ts', 1, now()),
  ('20261123000560_webhooks.ts', 1, now()),
  ('20261123000600_directory.ts', 1, now()),
  ('20261123000700_documents.ts', 1, now()),
  ('20261123000750_passport.ts', 1, now()),
  ('20261123000760_bank_accounts.ts', 1, now()),
  ('20261123000770_vehicles.ts', 1, now()),
  ('20261123000800_quotes.ts', 1, now()),
  ('20261123000900_invitations.ts', 1, now()),
  ('20261123001000_shipments.ts', 1, now()),
  ('20261123001100_history.ts', 1, now()),
  ('20261123001200_site.ts', 1, now()),
  ('20261123001250_links.ts', 1, now()),
  ('20261123001300_timeouts.ts', 1, now()),
  ('20261123001400_views.ts', 1, now());
