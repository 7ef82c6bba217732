import { Hono } from 'hono';
import { isPicture, LARGEST_PICTURE, type Pictures } from '../../shared/pictures.ts';
import type { Dish } from '../api.ts';
import type { Data } from '../data.ts';
import { Refusal } from '../problem.ts';
import { CATEGORIES } from '../seed/menu.ts';
import type { Env } from './env.ts';

export function menuRoutes(data: Data, pictures: Pictures) {
  const menuOf = (storeId: string) => data.dishes.get(storeId) ?? [];
  const find = (storeId: string, id: string): Dish => {
    const dish = menuOf(storeId).find((one) => one.id === id);
    if (!dish) throw new Refusal('not-found');
    return dish;
  };
  return new Hono<Env>()
    .get('/categories', (c) => c.json(CATEGORIES))
    .get('/dishes', (c) => c.json(menuOf(c.get('merchant').store.id)))
    .get('/dishes/:id', (c) => c.json(find(c.get('merchant').store.id, c.req.param('id'))))
    .patch('/dishes/:id', async (c) => {
      const dish = find(c.get('merchant').store.id, c.req.param('id'));
      const change = await c.req.json<Partial<Dish>>();
      const errors = errorsIn(change);
      if (errors.length > 0) throw new Refusal('invalid-input', errors);
      Object.assign(dish, change, { id: dish.id, photo: dish.photo });
      return c.json(dish);
    })
    .put('/dishes/:id/photo', async (c) => {
      const dish = find(c.get('merchant').store.id, c.req.param('id'));
      const { photo } = await c.req.parseBody();
      if (!isPicture(photo) || photo.size > LARGEST_PICTURE) {
        const detail = 'Choose a PNG, JPEG or WebP of at most 5 MB';
        throw new Refusal('invalid-input', [{ pointer: '/photo', detail }]);
      }
      dish.photo = `photos/${await pictures.add(photo)}`;
      return c.json(dish);
    })
    .delete('/dishes/:id', (c) => {
      const menu = menuOf(c.get('merchant').store.id);
      menu.splice(menu.indexOf(find(c.get('merchant').store.id, c.req.param('id'))), 1);
      return c.body(null, 204);
    });
}

function errorsIn({ name, price }: Partial<Dish>) {
  const errors = [];
  if (name !== undefined && name.trim() === '') {
    errors.push({ pointer: '/name', detail: 'Enter a name' });
  }
  if (price !== undefined && !(Number.isInteger(price) && price > 0)) {
    errors.push({ pointer: '/price', detail: 'Enter a price above zero' });
  }
  return errors;
}
