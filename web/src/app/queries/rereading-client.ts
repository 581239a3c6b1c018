import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query';

/**
 * Reads again what a change concerns, also where its first read is under way: that one may have been answered before the
 * change, and the query client would take its answer for the new one.
 */
export class RereadingClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll(filters as InvalidateQueryFilters)
      .filter((query) => query.isActive() && query.state.data === undefined && query.state.fetchStatus !== 'idle');
    await Promise.all(firstReads.map((query) => query.cancel({ revert: true })));
    await super.invalidateQueries(filters, options);
  }
}
