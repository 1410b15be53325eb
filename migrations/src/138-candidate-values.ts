import { sqlMigration } from './migration.ts'

/**
 * How many people have each job title and skill, so that completing one counts nobody. A trigger keeps the counts: it sees exactly the rows that
 * a statement replaced, also where two write the same person. Values that nobody has any more are deleted. `names` has the values of a
 * person with their words, which only the application can read. An index for each order of a search lets it stop after the first people, and
 * that of the best match has what is filtered most, so that few people need to be read; a sample of one in 64 estimates how many there
 * are. The index is filled again at the next start. Rules: SRCH-75, SRCH-76, SRCH-77, SRCH-78.
 */
export const candidateValues = sqlMigration(
  '138-candidate-values',
  `
  delete from candidate_documents;
  alter table candidate_documents
    alter column document type json using document::json,
    alter column document set storage external,
    add column names json not null default '[]',
    alter column names set storage external,
    drop column job_title;
  alter table candidate_documents set (toast_tuple_target = 1792);
  drop index candidate_documents_words;
  create index candidate_documents_words on candidate_documents using gin (words) with (fastupdate = off);
  drop index candidate_documents_order;
  create index candidate_documents_order on candidate_documents (availability, response_rate desc, updated_at desc, uuid)
    include (country_code, province_code, rate, permanent_rate, contract_min, qualification_level, experience_years);
  create index candidate_documents_rate on candidate_documents (rate);
  create index candidate_documents_rate_down on candidate_documents (rate desc nulls last);
  create index candidate_documents_salary on candidate_documents (permanent_rate);
  create index candidate_documents_salary_down on candidate_documents (permanent_rate desc nulls last);
  create index candidate_documents_fastest on candidate_documents (response_rate desc, availability, updated_at desc, uuid);
  create index candidate_documents_sample on candidate_documents (uuid) where (uuid_hash(uuid) & 63) = 0;

  create table candidate_values (
    attribute text collate "C" not null,
    digest bytea not null,
    value text collate "C" not null,
    words tsvector not null,
    people integer not null,
    primary key (attribute, digest)
  );
  create index candidate_values_words on candidate_values using gin (words) with (fastupdate = off);
  create index candidate_values_people on candidate_values (attribute, people desc);
  create index candidate_values_emptied on candidate_values (attribute) where people <= 0;

  create function count_candidate_values() returns trigger language plpgsql as $$
  declare
    changes text := case tg_op
      when 'INSERT' then 'select names, 1 as step from added'
      when 'DELETE' then 'select names, -1 as step from removed'
      else 'select names, 1 as step from added union all select names, -1 from removed'
    end;
  begin
    execute format('
      with changed as materialized (
        select attribute, sha256(convert_to(value, ''UTF8'')) as digest, value, min(own.words) as words, sum(step)::int as step
        from (%s) as person, json_to_recordset(person.names) as own (attribute text, value text, words text)
        group by attribute, value having sum(step) <> 0
      )
      insert into candidate_values as known (attribute, digest, value, words, people)
      select attribute, digest, value, words::tsvector, step from changed
      order by attribute, digest
      on conflict (attribute, digest) do update set people = known.people + excluded.people', changes);
    delete from candidate_values where people <= 0;
    return null;
  end
  $$;
  create trigger candidate_values_added after insert on candidate_documents
    referencing new table as added for each statement execute function count_candidate_values();
  create trigger candidate_values_removed after delete on candidate_documents
    referencing old table as removed for each statement execute function count_candidate_values();
  create trigger candidate_values_changed after update on candidate_documents
    referencing old table as removed new table as added for each statement execute function count_candidate_values();
  create function forget_candidate_values() returns trigger language plpgsql as $$
  begin
    delete from candidate_values;
    return null;
  end
  $$;
  create trigger candidate_values_forgotten after truncate on candidate_documents
    for each statement execute function forget_candidate_values();
  `,
  `
  delete from candidate_documents;
  drop trigger candidate_values_forgotten on candidate_documents;
  drop trigger candidate_values_changed on candidate_documents;
  drop trigger candidate_values_removed on candidate_documents;
  drop trigger candidate_values_added on candidate_documents;
  drop function forget_candidate_values();
  drop function count_candidate_values();
  drop table candidate_values;
  drop index candidate_documents_sample, candidate_documents_fastest, candidate_documents_salary_down,
    candidate_documents_salary, candidate_documents_rate_down, candidate_documents_rate, candidate_documents_order,
    candidate_documents_words;
  create index candidate_documents_order on candidate_documents (availability, response_rate desc, updated_at desc, uuid);
  create index candidate_documents_words on candidate_documents using gin (words) with (gin_pending_list_limit = 256);
  alter table candidate_documents reset (toast_tuple_target);
  alter table candidate_documents
    drop column names,
    add column job_title text collate "C" not null,
    alter column document type jsonb using document::jsonb;
  `,
)
