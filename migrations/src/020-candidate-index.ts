import { sqlMigration } from './migration.ts'

/**
 * Search on PostgreSQL: one row per searchable person, and the vocabulary of their words. `words` contains the fields as
 * weights, title A to introduction D, and a key for each value that can be filtered; `place` is a point on the unit sphere.
 * `letters` is a bit set of a word's letters, which excludes most of the vocabulary before typos are counted.
 * The index's pending list is kept short, because each search scans it. The table is derived data and can be rebuilt.
 * Rule: SRCH-7.
 */
export const candidateIndex = sqlMigration(
  '020-candidate-index',
  `
  create table candidate_documents (
    uuid uuid primary key,
    document jsonb not null,
    job_title text collate "C" not null,
    words tsvector not null,
    place cube not null,
    country_code text collate "C" not null,
    province_code text collate "C",
    rate double precision,
    permanent_rate double precision,
    availability double precision not null,
    contract_min double precision not null,
    qualification_level double precision not null,
    response_rate double precision not null,
    updated_at bigint not null
  );
  alter table candidate_documents alter column document set storage external, alter column words set storage main;
  create index candidate_documents_words on candidate_documents using gin (words) with (gin_pending_list_limit = 256);
  create index candidate_documents_place on candidate_documents using gist (place);
  create index candidate_documents_country on candidate_documents (country_code, province_code);
  create index candidate_documents_order
    on candidate_documents (availability, response_rate desc, updated_at desc, uuid);

  create table candidate_vocabulary (
    word text collate "C" primary key,
    length smallint not null,
    letters integer not null
  );
  create index candidate_vocabulary_length on candidate_vocabulary (length) include (letters, word);

  create function candidate_typos(source text, target text) returns integer
  language plpgsql immutable strict parallel safe as $$
  declare
    s text[] := string_to_array(source, null);
    t text[] := string_to_array(target, null);
    width integer := cardinality(t);
    earlier integer[];
    above integer[];
    current integer[];
    cost integer;
    least_typos integer;
  begin
    for y in 0..width loop above[y] := y; end loop;
    for x in 1..cardinality(s) loop
      current[0] := x;
      for y in 1..width loop
        cost := case when s[x] = t[y] then 0 else 1 end;
        least_typos := least(above[y] + 1, current[y - 1] + 1, above[y - 1] + cost);
        if x > 1 and y > 1 and s[x] = t[y - 1] and s[x - 1] = t[y] then
          least_typos := least(least_typos, earlier[y - 2] + 1);
        end if;
        current[y] := least_typos;
      end loop;
      earlier := above;
      above := current;
    end loop;
    return above[width];
  end
  $$;
  `,
  `
  drop function candidate_typos(text, text);
  drop table candidate_vocabulary;
  drop table candidate_documents;
  `,
)
