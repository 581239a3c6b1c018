import type { Ability } from '@madang/contract/accounts/permissions.ts';
import { createContext, useContext } from 'react';
import type { ConsoleRoom } from '../feature.ts';

/** The rooms that the person may enter; the frames of console and set-up give them. */
export const RoomsContext = createContext<readonly ConsoleRoom[] | null>(null);

export function useRooms(): readonly ConsoleRoom[] {
  const rooms = useContext(RoomsContext);
  if (!rooms) throw new Error('The page is drawn where the rooms are not known');
  return rooms;
}

/** Those of the rooms that someone with these abilities may enter; the server asks again at every call. */
export function roomsFor(rooms: readonly ConsoleRoom[], can: readonly Ability[]): ConsoleRoom[] {
  return rooms.filter(({ ability = 'administerCompany' }) => can.includes(ability));
}
