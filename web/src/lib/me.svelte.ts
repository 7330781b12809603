/** Who is using this page. */

import { api } from './api';
import type { Person } from './protocol';

let person = $state<Person | null>(null);

export function me(): Person | null {
  return person;
}

export async function recall(): Promise<void> {
  person = (await api.me()).person;
}

export async function beGuest(name: string): Promise<void> {
  person = (await api.guest(name)).person;
}

export async function register(name: string, password: string): Promise<void> {
  person = (await api.register(name, password)).person;
}

export async function login(name: string, password: string, newPassword?: string): Promise<void> {
  person = (await api.login(name, password, newPassword)).person;
}

export async function logout(): Promise<void> {
  await api.logout();
  person = null;
}

export async function rename(name: string): Promise<void> {
  person = (await api.rename(name)).person;
}

export async function signOutEverywhere(): Promise<void> {
  person = (await api.signOutEverywhere()).person;
}

export async function deleteMe(password: string | null): Promise<void> {
  person = (await api.deleteMe(password)).person;
}

/** Follow a link sent by mail; gives the address it has confirmed, or nothing when it has signed in. */
export async function followLink(token: string): Promise<string | null> {
  const followed = await api.followLink(token);
  if (followed.mail === null) person = followed.person;
  return followed.mail;
}
