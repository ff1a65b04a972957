import fc from 'fast-check';
import { type JsonSchema, nearlyValid, valid } from './from-schema.ts';
import { hostileBody, hostileFile, hostileHeaders, hostileQuery, hostileText } from './hostile.ts';

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
/** The relevant part of `/api/openapi.json`. */
export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** The senders of requests; their tokens are set when a request is sent. */
export const senders = [
  'guest',
  'member',
  'otherMember',
  'admin',
  'ofCenter',
  'expired',
  'nonsense',
] as const;

export interface FuzzedRequest {
  /** The path in the description. */
  path: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
  sender: (typeof senders)[number];
}

export const JSON_TYPE = { 'content-type': 'application/json' };
const FILE_TYPE = 'text/csv';

/** Requests for every call of the description, or for these paths: valid, nearly valid and hostile. */
export function requestsOf(
  description: ApiDescription,
  isAsked = (_path: string): boolean => true,
): fc.Arbitrary<FuzzedRequest> {
  const { paths } = withoutReferences(description, description.components.schemas) as ApiDescription;
  const asked = Object.entries(paths).filter(([path]) => isAsked(path));
  const operations = asked.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(path, method.toUpperCase(), operation)),
  );
  return fc.oneof(...operations);
}

/** Replaces each `$ref` by its schema. */
function withoutReferences(part: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(part)) return part.map((each) => withoutReferences(each, schemas));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) return withoutReferences(schemas[String(part.$ref).split('/').at(-1) ?? ''], schemas);
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, withoutReferences(each, schemas)]),
  );
}

const requestOf = (path: string, method: string, operation: Operation): fc.Arbitrary<FuzzedRequest> =>
  fc
    .record({
      query: queryOf(operation),
      payload: bodyOf(operation),
      headers: fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: hostileHeaders }),
      sender: fc.oneof(
        { weight: 5, arbitrary: fc.constant('admin' as const) },
        { weight: 2, arbitrary: fc.constant('member' as const) },
        { weight: 2, arbitrary: fc.constant('ofCenter' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...senders) },
      ),
      otherMethod: fc.oneof(
        { weight: 30, arbitrary: fc.constant(undefined) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
        },
      ),
      tail: fc.oneof(
        { weight: 40, arbitrary: fc.constant('') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('/', '/..', '//', '%2e%2e/', '/%00', ';a=b', '.json', '\\'),
        },
      ),
    })
    .map(({ query, payload, headers, sender, otherMethod, tail }) => ({
      path,
      method: otherMethod ?? method,
      url: `${path}${tail}${query && `?${query}`}`,
      headers: { ...(payload === undefined ? {} : typeOf(operation)), ...headers },
      ...(payload === undefined ? {} : { payload }),
      sender,
    }));

const isOfFile = ({ requestBody }: Operation) => requestBody?.content[FILE_TYPE] !== undefined;

const typeOf = (operation: Operation) => (isOfFile(operation) ? { 'content-type': FILE_TYPE } : JSON_TYPE);

function queryOf({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  if (asked.length === 0) return oftenNone(hostileQuery);
  const properties = Object.fromEntries(asked.map(({ name, schema }) => [name, schema]));
  const required = asked.filter((parameter) => parameter.required).map(({ name }) => name);
  const schema = { type: 'object', properties, required };
  return fc.oneof(
    { weight: 5, arbitrary: valid(schema).map(toQuery) },
    { weight: 3, arbitrary: nearlyValid(schema).map(toQuery) },
    { weight: 1, arbitrary: hostileQuery },
    { weight: 1, arbitrary: hostileText.map((text) => `id=${encodeLoosely(text)}&q=${encodeLoosely(text)}`) },
  );
}

function bodyOf(operation: Operation): fc.Arbitrary<string | undefined> {
  const { requestBody } = operation;
  if (isOfFile(operation)) return fc.oneof({ weight: 9, arbitrary: hostileFile }, hostileBody);
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: hostileBody });
  return fc.oneof(
    { weight: 5, arbitrary: valid(schema).map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: nearlyValid(schema).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileBody },
  );
}

const oftenNone = (arbitrary: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary });

const toQuery = (value: unknown): string =>
  Object.entries(value as Record<string, unknown>)
    .filter(([, part]) => part !== undefined)
    .map(
      ([name, part]) =>
        `${name}=${encodeLoosely(typeof part === 'object' ? JSON.stringify(part) : String(part))}`,
    )
    .join('&');

/** Lone surrogates cannot be encoded in an address. */
const encodeLoosely = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
