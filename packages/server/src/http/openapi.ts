/** The description of the API, made of the very schemas that check it. */
import {
  API,
  ERROR_STATUS,
  endpoints,
  errorAnswer,
  event,
  pathWords,
  socketMessage,
} from '@muster/table/online'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

type Json = { readonly [key: string]: unknown }

export interface Described {
  readonly method: string
  readonly path: string
  readonly for: string
  readonly says: string
  readonly sends?: v.GenericSchema
  readonly query?: v.GenericSchema<object>
  readonly answers: v.GenericSchema | 'text' | 'stream'
}

const ALL: readonly (readonly [string, Described])[] = Object.entries(endpoints)

/** What programs check and no schema of JSON can say (a text on one line) is left out. */
export function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return { ...rest }
}

export function openApi(version: string): Json {
  const paths: { [path: string]: { [method: string]: Json } } = {}
  for (const [name, endpoint] of ALL) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster',
      version,
      description:
        'Tables for cooperative games. A bot is a person with a token: it reads the decision, posts a choice, and listens to the stream.',
    },
    servers: [{ url: API }],
    paths,
    components: {
      schemas: {
        Error: schemaOf(errorAnswer, 'output'),
        Event: schemaOf(event, 'output'),
        SocketMessage: schemaOf(socketMessage, 'input'),
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'muster' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation(name: string, endpoint: Described): Json {
  const { says, sends } = endpoint
  const body =
    sends === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(sends, 'input')) } }
  return {
    operationId: name,
    summary: says,
    parameters: [...wordsOf(endpoint), ...queryOf(endpoint)],
    ...(endpoint.for === 'anyone' ? {} : { security: [{ cookie: [] }, { token: [] }] }),
    ...body,
    responses: {
      200: { description: 'Done.', content: contentOf(endpoint) },
      default: {
        description: `An error: ${Object.keys(ERROR_STATUS).join(', ')}.`,
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function contentOf({ answers }: Described): Json {
  if (answers === 'text') return { 'text/plain': { schema: { type: 'string' } } }
  if (answers === 'stream') {
    return { 'text/event-stream': { schema: { $ref: '#/components/schemas/Event' } } }
  }
  return json(schemaOf(answers, 'output'))
}

function wordsOf({ path }: Described): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => {
    const word = Object.entries(pathWords).find(([one]) => one === name)?.[1]
    const schema = word === undefined ? { type: 'string' } : schemaOf(word, 'input')
    return { name, in: 'path', required: true, schema }
  })
}

function queryOf({ query }: Described): Json[] {
  if (query === undefined) return []
  const { properties = {}, required = [] } = toJsonSchema(query, {
    errorMode: 'ignore',
    typeMode: 'input',
  })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
