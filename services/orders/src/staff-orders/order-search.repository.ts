import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { containing } from '@mekong/service-defaults';
import { endOfShopDay, startOfShopDay, type PayCurrency, type PaymentMethod } from '@mekong/contracts';
import {
  boughtByCustomer,
  isForPacking,
  Order,
  type OrderScope,
  type OrderStatus,
  wantedOrderWords,
} from '../orders/index.js';
import { isOfStatus, type SearchedStatus } from './searched-status.js';
import { sortedBy, type OrderSort } from './order-sort.js';
import { OrderCountRepository } from './order-count.repository.js';

export interface OrderSearch extends OrderScope {
  userId?: string;
  status?: SearchedStatus;
  method?: PaymentMethod;
  currency?: PayCurrency;
  /** `pick-up`, or the key of a delivery method. */
  delivery?: string;
  /** The first and the last day, as 2026-01-31. */
  from?: string;
  to?: string;
  /**
   * Words that are each in the order's number or id, the customer's name, phone or address, the tracking number or a product's name,
   * as `searchKey` compares them; for those who see everything in the account's email too.
   */
  q?: string;
}

/** The statuses of orders that are paid and not refunded. */
const spentStatuses: OrderStatus[] = ['paid', 'shipped', 'delivered'];

@Injectable()
export class OrderSearchRepository {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    private readonly count: OrderCountRepository,
  ) {}

  /** One page of the orders that are searched for, with their lines. */
  async findPage(
    search: OrderSearch,
    page: number,
    limit: number,
    // Who waits longest is called first.
    sort: OrderSort = search.status === 'to-call' ? 'oldest' : 'newest',
  ): Promise<{ rows: Order[]; total: number }> {
    const wanted = filterBy(search, this.orders.createQueryBuilder('o').select('o.id', 'id'));
    if (isEverything(search)) {
      const count = search.ofCustomers ? this.count.allOfCustomers() : this.count.all();
      const [ids, total] = await Promise.all([idsOf(wanted, sort, page, limit), count]);
      return { rows: await this.withLines(ids.map(({ id }) => id)), total };
    }
    // One statement for page and count, which halves the cost of a search that finds many.
    const ids = await idsOf(wanted.addSelect('count(*) OVER ()', 'total'), sort, page, limit);
    if (ids.length > 0) {
      const rows = await this.withLines(
        ids.map(({ id }) => id),
        search.sellerId,
      );
      return { rows, total: Number(ids[0]!.total) };
    }
    const total = page === 1 ? 0 : await filterBy(search, this.orders.createQueryBuilder('o')).getCount();
    return { rows: [], total };
  }

  /** How many paid orders the user has, and their total. */
  async spendOf(userId: string): Promise<{ orders: number; cents: number }> {
    const where = { userId, status: In(spentStatuses), paymentStatus: Not('pending') };
    const [orders, paid, returned] = await Promise.all([
      this.orders.countBy(where),
      this.orders.sum('totalCents', where),
      this.orders.sum('refundedCents', where),
    ]);
    return { orders, cents: Number(paid ?? 0) - Number(returned ?? 0) };
  }

  /** The orders of these ids with their lines (or this seller's), in the order of the ids. */
  private async withLines(ids: string[], sellerId?: string): Promise<Order[]> {
    const where = { id: In(ids), ...(sellerId && { items: { sellerId } }) };
    const orders = await this.orders.find({
      where,
      relations: { items: true },
      order: { items: { id: 'ASC' } },
    });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const isEverything = ({ ofCustomers: _, ...search }: OrderSearch): boolean =>
  Object.values(search).every((value) => value === undefined || value === '');

/** The ids of one page, with whatever else the query selects. */
function idsOf(
  wanted: SelectQueryBuilder<Order>,
  sort: OrderSort,
  page: number,
  limit: number,
): Promise<{ id: string; total?: string }[]> {
  return (
    wanted
      .orderBy(sortedBy[sort].property, sortedBy[sort].direction)
      // As in the indexes, which are read backwards for the other direction.
      .addOrderBy('o.id', sort === 'oldest' || sort === 'total-asc' ? 'DESC' : 'ASC')
      .offset((page - 1) * limit)
      .limit(limit)
      .getRawMany()
  );
}

function filterBy(search: OrderSearch, query: SelectQueryBuilder<Order>): SelectQueryBuilder<Order> {
  const { sellerId, forPacking, ofCustomers, userId, status, method, currency, delivery, from, to, q } =
    search;
  if (userId) query.andWhere('o.userId = :userId', { userId });
  if (status) query.andWhere(isOfStatus[status]);
  if (method) query.andWhere('o.paymentMethod = :method', { method });
  if (currency) query.andWhere('o.payCurrency = :currency', { currency });
  if (delivery === 'pick-up') query.andWhere('o.isPickUp');
  else if (delivery) query.andWhere('o.deliveryMethod = :delivery', { delivery });
  if (forPacking) query.andWhere(isForPacking);
  if (ofCustomers) query.andWhere(boughtByCustomer);
  if (from) query.andWhere('o.createdAt >= :first', { first: startOfShopDay(from) });
  if (to) query.andWhere('o.createdAt < :end', { end: endOfShopDay(to) });
  const words = q ? wantedOrderWords(q) : [];
  words.forEach((forms, at) => query.setParameter(`word${at}`, forms.map(containing)));
  const allIn = (...keys: string[]) =>
    words.map((_, at) => `AND (${keys.map((key) => `${key} LIKE ANY(:word${at})`).join(' OR ')})`).join(' ');
  if (sellerId) {
    // A seller must not find orders by the products of other sellers, nor by an email, which no answer shows to sellers.
    query.andWhere(
      `EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.seller_id = :sellerId
         ${allIn('o.search_key', 'i.name_key')})`,
      { sellerId },
    );
  } else if (q) {
    query.andWhere(`true ${allIn('o.search_key', ...(forPacking ? [] : ['o.admin_key']))}`);
  }
  return query;
}
