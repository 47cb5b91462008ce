import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as contract from '../../../contract/alerts/alerts.ts'
import type { listNotifications, markRead, testBell } from '../../../contract/alerts/notifications.ts'
import type { AlertRule, AlertSpan, Cadence } from '../../../contract/limits.ts'
import type { listSavedSearches } from '../../../contract/users/saved-search.ts'
import { request } from '../../api.ts'
import { unreadQuery } from '../../together/unread.ts'

/** A rule in the form. */
export type RuleForm = {
  rule: AlertRule
  threshold: number
  span: AlertSpan
  cadence: Cadence
  at_hour: number
  weekday: number
  quiet_from: number | null
  quiet_until: number | null
  /** null: not given, which means the newsroom's default. */
  time_zone: string | null
}

export const NEW_RULE: RuleForm = {
  ...{ rule: 'every', threshold: 10, span: 'hour', cadence: 'now', at_hour: 8, weekday: 1 },
  ...{ quiet_from: null, quiet_until: null, time_zone: null },
}

/** Notification schedule in the form. */
export type TimesForm = Pick<RuleForm, 'cadence' | 'at_hour' | 'weekday' | 'quiet_from' | 'quiet_until'>

/** In the form of the request. */
const toBody = <Form extends RuleForm>({ time_zone, ...form }: Form) => ({ ...form, time_zone: time_zone ?? undefined })

const ALERTS_KEY = ['alerts']
const NOTICES_KEY = ['notifications']
/** Polling interval: new notifications appear in every tab within this time. */
const POLL_MS = 20_000

export const alertsQuery = queryOptions({
  queryKey: ALERTS_KEY,
  queryFn: ({ signal }) => request<typeof contract.listAlerts>('GET', '/api/alerts/', { signal }),
  refetchInterval: POLL_MS,
})

export const alertQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALERTS_KEY, id],
    queryFn: ({ signal }) => request<typeof contract.getAlert>('GET', '/api/alerts/{id}/', { params: { id }, signal }),
    refetchInterval: POLL_MS,
    retry: false,
  })

/** Findings of an alert, page by page. */
export const findsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...ALERTS_KEY, id, 'finds'],
    queryFn: ({ signal, pageParam }) =>
      request<typeof contract.listFinds>('GET', '/api/alerts/{id}/finds/', {
        params: { id },
        query: { before: pageParam === null ? undefined : String(pageParam) },
        signal,
      }),
    // Type: the first page has no cursor.
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: POLL_MS,
  })

export const searchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => request<typeof listSavedSearches>('GET', '/api/saved-search/', { signal }),
})

export const noticesQuery = infiniteQueryOptions({
  queryKey: [...NOTICES_KEY, 'list'],
  queryFn: ({ signal, pageParam }) =>
    request<typeof listNotifications>('GET', '/api/notifications/', {
      query: { before: pageParam ?? undefined },
      signal,
    }),
  // Type: the first page has no cursor.
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: POLL_MS,
})

export const previewQuery = (search: string, rule: RuleForm) =>
  queryOptions({
    queryKey: ['alert-preview', search, rule],
    queryFn: ({ signal }) =>
      request<typeof contract.previewAlert>('POST', '/api/alerts/preview/', {
        body: { ...toBody(rule), saved_search: search },
        signal,
      }),
  })

/** Mutations of alerts; the list is invalidated whatever their outcome. */
export function useAlertChanges() {
  const client = useQueryClient()
  const onSettled = () => void client.invalidateQueries({ queryKey: ALERTS_KEY })
  return {
    create: useMutation({
      mutationFn: (body: RuleForm & { saved_search: string }) =>
        request<typeof contract.createAlert>('POST', '/api/alerts/', { body: toBody(body) }),
      onSettled,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: RuleForm & { id: string; is_on: boolean; version: number }) =>
        request<typeof contract.updateAlert>('PUT', '/api/alerts/{id}/', { params: { id }, body: toBody(body) }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) =>
        request<typeof contract.deleteAlert>('DELETE', '/api/alerts/{id}/', { params: { id } }),
      onSettled: () => {
        onSettled()
        void client.invalidateQueries({ queryKey: NOTICES_KEY })
      },
    }),
    follow: useMutation({
      mutationFn: ({ id, times }: { id: string; times: TimesForm }) =>
        request<typeof contract.subscribeToAlert>('PUT', '/api/alerts/{id}/following/', {
          params: { id },
          body: times,
        }),
      onSettled,
    }),
    leave: useMutation({
      mutationFn: (id: string) =>
        request<typeof contract.unsubscribeFromAlert>('DELETE', '/api/alerts/{id}/following/', { params: { id } }),
      onSettled,
    }),
    addChannel: useMutation({
      mutationFn: ({ id, ...body }: contract.NewChannel & { id: string }) =>
        request<typeof contract.addChannel>('POST', '/api/alerts/{id}/channels/', { params: { id }, body }),
      onSettled,
    }),
    removeChannel: useMutation({
      mutationFn: (params: { id: string; channel: string }) =>
        request<typeof contract.removeChannel>('DELETE', '/api/alerts/{id}/channels/{channel}/', { params }),
      onSettled,
    }),
    test: useMutation({
      mutationFn: (params: { id: string; channel: string }) =>
        request<typeof contract.testChannel>('POST', '/api/alerts/{id}/channels/{channel}/test/', { params }),
    }),
    createFeed: useMutation({
      mutationFn: (id: string) =>
        request<typeof contract.createFeed>('POST', '/api/alerts/{id}/feed/', { params: { id } }),
      onSettled,
    }),
    revokeFeed: useMutation({
      mutationFn: (id: string) =>
        request<typeof contract.revokeFeed>('DELETE', '/api/alerts/{id}/feed/', { params: { id } }),
      onSettled,
    }),
  }
}

export function useBellTest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request<typeof testBell>('POST', '/api/alerts/{id}/bell/test/', { params: { id } }),
    onSuccess: (answer) => client.setQueryData(unreadQuery.queryKey, answer),
    onSettled: () => void client.invalidateQueries({ queryKey: NOTICES_KEY }),
  })
}

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { ids: string[] } | { until: string }) =>
      request<typeof markRead>('POST', '/api/notifications/read/', { body }),
    onSuccess: (answer) => client.setQueryData(unreadQuery.queryKey, answer),
    onSettled: () => void client.invalidateQueries({ queryKey: NOTICES_KEY }),
  })
}
