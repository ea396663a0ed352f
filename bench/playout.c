/* The random playouts of both games once more, in C: what the compiled engine is measured against.

   Used by the benchmarks for nothing else. It makes the same draws from the same streams in the
   same order as sixrow.engine, so that both give the same facts game by game; bench/c_playout.py
   compiles and calls it. Cells are numbered up each column in turn, dice have four bits a face. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef uint64_t mask;

static const uint64_t GOLDEN = 0x9E3779B97F4A7C15u;
static const mask EVERY_CELL = ((mask)1 << 36) - 1;

/* --- streams: SplitMix64, bounded by Lemire's method ------------------------------------------ */

static inline uint64_t mix(uint64_t word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

static inline uint64_t stream_of(uint64_t seed, uint64_t game) {
    return mix(mix(seed) + game * GOLDEN);
}

static inline int below(uint64_t *stream, uint64_t bound) {
    for (;;) {
        *stream += GOLDEN;
        uint64_t wide = (mix(*stream) >> 32) * bound, low = wide & 0xFFFFFFFFu;
        if (low >= bound || low >= ((uint64_t)1 << 32) % bound) return (int)(wide >> 32);
    }
}

static inline uint32_t roll(uint64_t *stream, int count) {
    uint32_t dice = 0;
    while (count--) dice += 1u << (4 * below(stream, 6));
    return dice;
}

static inline int showing(uint32_t dice, int face) { return dice >> (4 * face - 4) & 15; }

static inline int number(uint32_t dice) {
    int count = 0;
    for (int face = 1; face <= 6; face++) count += showing(dice, face);
    return count;
}

static inline int total(uint32_t dice) {
    int pips = 0;
    for (int face = 1; face <= 6; face++) pips += face * showing(dice, face);
    return pips;
}

/* --- the board ---------------------------------------------------------------------------------*/

static inline mask bit(int cell) { return (mask)1 << cell; }

static inline int nth_cell(mask cells, int index) {
    while (index--) cells &= cells - 1;
    return __builtin_ctzll(cells);
}

static inline int reach(mask own, int cell, int column_step, int rank_step) {
    int column = cell / 6 + column_step, rank = cell % 6 + rank_step, length = 0;
    while (0 <= column && column < 6 && 0 <= rank && rank < 6 && own >> (6 * column + rank) & 1) {
        length++;
        column += column_step;
        rank += rank_step;
    }
    return length;
}

/* --- the roll-off: only the best stay in it ----------------------------------------------------*/

static int roll_off(uint64_t *stream, int players, int dice) {
    int rolled[4] = {0};
    bool in[4] = {true, true, true, true};
    for (;;) {
        int best = 0, contenders = 0, starter = 0;
        for (int seat = 0; seat < players; seat++) {
            if (!in[seat]) continue;
            rolled[seat] = total(roll(stream, dice));
            if (rolled[seat] > best) best = rolled[seat];
        }
        for (int seat = players - 1; seat >= 0; seat--) {
            in[seat] = in[seat] && rolled[seat] == best;
            if (in[seat]) starter = seat, contenders++;
        }
        if (contenders == 1) return starter;
    }
}

/* --- Columbiz ----------------------------------------------------------------------------------*/

enum { STARTER, TURNS, WINNERS, SCORES, ROWS = 7, CAPTIVES = 11, FORFEITS = 15, COLUMBIZ_FACTS = 19 };

struct setup { int64_t players, limit, locked, difference, scheme; };

static inline int row_value(int length) { return length > 2 ? length - 2 : 0; }

static inline int row_points(mask own, int cell, int column_step, int rank_step, bool difference) {
    int before = reach(own, cell, -column_step, -rank_step);
    int after = reach(own, cell, column_step, rank_step);
    int points = row_value(before + 1 + after);
    return difference ? points - row_value(before) - row_value(after) : points;
}

static inline int points_made(mask own, int cell, bool difference) {
    return row_points(own, cell, 0, 1, difference) + row_points(own, cell, 1, 0, difference) +
           row_points(own, cell, 1, 1, difference) + row_points(own, cell, 1, -1, difference);
}

static inline mask payable(uint32_t dice) {
    mask cells = 0;
    for (int face = 1; face <= 6; face++) {
        int height = showing(dice, face) < 6 ? showing(dice, face) : 6;
        cells |= (bit(height) - 1) << (6 * face - 6);
    }
    return cells;
}

static inline int captive_points(int captives, int scheme) {
    if (scheme == 2) return captives;
    if (scheme == 1 && captives > 12) captives = 12;
    return (captives + 1) * (captives + 1) / 4;
}

static inline uint32_t random_keep(uint32_t table, uint32_t locked, uint64_t *stream) {
    uint32_t kept = 0;
    for (int face = 1; face <= 6; face++) {
        int least = showing(locked, face);
        kept += (uint32_t)(least + below(stream, showing(table, face) - least + 1)) << (4 * face - 4);
    }
    return kept;
}

static inline uint32_t random_dice(const struct setup *setup, uint64_t *stream, int64_t *fallen) {
    uint32_t table = 0, kept = 0;
    for (int rolls_left = 2;; rolls_left--) {
        uint32_t dice = roll(stream, 8 - number(kept));
        for (int face = 1; face <= 6; face++) fallen[face - 1] += showing(dice, face);
        table = kept + dice;
        if (rolls_left == 0) return table;
        kept = random_keep(table, setup->locked ? kept : 0, stream);
        if (kept == table) return table;
    }
}

static void columbiz_game(const struct setup *setup, uint64_t stream, int64_t *game,
                          int64_t *filled, int64_t *fallen) {
    const int players = (int)setup->players;
    const int discs_each = players == 2 ? 18 : players == 3 ? 13 : 10;
    mask discs[4] = {0};
    int supply[4], captives[4] = {0}, points[4] = {0};
    for (int seat = 0; seat < 4; seat++) supply[seat] = discs_each;
    const int starter = roll_off(&stream, players, 1);
    game[STARTER] = starter;

    for (int seat = starter;; seat = (seat + 1) % players) {
        game[TURNS]++;
        uint32_t dice = random_dice(setup, &stream, fallen);
        int placed = 0;
        for (;;) {
            mask opponents = 0;
            for (int other = 0; other < players; other++)
                if (other != seat) opponents |= discs[other];
            mask cells = placed < setup->limit && supply[seat] > 0
                             ? payable(dice) & ~(discs[seat] | opponents) : 0;
            int count = __builtin_popcountll(cells);
            int chosen = below(&stream, count + (placed > 0 || cells == 0));
            if (chosen == count) break;
            int cell = nth_cell(cells, chosen);
            mask captured = opponents & (bit(cell) - 1) & ~(bit(cell - cell % 6) - 1);
            for (int other = 0; other < players; other++) discs[other] &= ~captured;
            discs[seat] |= bit(cell);
            points[seat] += points_made(discs[seat], cell, setup->difference);
            captives[seat] += __builtin_popcountll(captured);
            supply[seat]--;
            dice -= (uint32_t)(cell % 6 + 1) << (4 * (cell / 6));
            placed++;
            filled[cell]++;
        }
        if (placed == 0) {
            int forfeited = supply[seat] < 3 ? supply[seat] : 3;
            supply[seat] -= forfeited;
            game[FORFEITS + seat] += forfeited > 0;
        }
        bool last = false;
        for (int other = 0; other < players; other++) last |= supply[other] == 0;
        if (last && (seat + 1) % players == starter) break;
    }

    int64_t best = 0;
    for (int seat = 0; seat < players; seat++) {
        game[SCORES + seat] = points[seat] + captive_points(captives[seat], (int)setup->scheme);
        game[ROWS + seat] = points[seat];
        game[CAPTIVES + seat] = captives[seat];
        if (game[SCORES + seat] > best) best = game[SCORES + seat];
    }
    for (int seat = 0; seat < players; seat++)
        if (game[SCORES + seat] == best) game[WINNERS] |= 1 << seat;
}

void play_columbiz(const struct setup *setup, uint64_t seed, uint64_t first, int64_t count,
                   int64_t *games, int64_t *filled, int64_t *fallen) {
    memset(games, 0, sizeof(int64_t) * COLUMBIZ_FACTS * (size_t)count);
    for (int64_t index = 0; index < count; index++)
        columbiz_game(setup, stream_of(seed, first + (uint64_t)index),
                      games + COLUMBIZ_FACTS * index, filled, fallen);
}

/* --- Sequence Dice -----------------------------------------------------------------------------*/

enum { CHIPS = 3, PASSES = 6, EXTRA, REPLACED, REMOVED, SEQUENCE_DICE_FACTS };

struct sequence_setup { int64_t players, sides, length, unlimited; };

/* The board as it is printed, rank 6 first; C is 12. */
static const char PRINTED[] = "234562" "678973" "59CC84" "48CC95" "379876" "265432";

static mask cells_of[13];

static void read_board(void) {
    memset(cells_of, 0, sizeof cells_of);
    for (int cell = 0; cell < 36; cell++) {
        char printed = PRINTED[6 * (5 - cell % 6) + cell / 6];
        cells_of[printed == 'C' ? 12 : printed - '0'] |= bit(cell);
    }
}

static inline bool wins(mask own, int cell, int length) {
    int rows[4] = {
        reach(own, cell, 0, -1) + reach(own, cell, 0, 1),
        reach(own, cell, -1, 0) + reach(own, cell, 1, 0),
        reach(own, cell, -1, -1) + reach(own, cell, 1, 1),
        reach(own, cell, -1, 1) + reach(own, cell, 1, -1),
    };
    int longest = 0;
    for (int row = 0; row < 4; row++)
        if (rows[row] > longest) longest = rows[row];
    return longest + 1 >= length;
}

static inline mask choices(int rolled, mask own, mask rivals, int supply) {
    if (rolled == 10) return rivals & ~(cells_of[2] | cells_of[12]);
    if (supply == 0) return 0;
    mask cells = rolled == 11 ? EVERY_CELL : cells_of[rolled];
    mask empty = cells & ~(own | rivals);
    return empty ? empty : cells & rivals;
}

static void sequence_dice_game(const struct sequence_setup *setup, uint64_t stream, int64_t *game,
                               int64_t *filled, int64_t *fallen) {
    const int players = (int)setup->players, sides = (int)setup->sides;
    mask chips[3] = {0};
    int seat = roll_off(&stream, players, 2);
    game[STARTER] = seat;
    for (;;) {
        game[TURNS]++;
        int rolled = total(roll(&stream, 2)), side = seat % sides;
        fallen[rolled]++;
        mask rivals = 0;
        for (int other = 0; other < sides; other++)
            if (other != side) rivals |= chips[other];
        int supply = setup->unlimited ? 36 : 20 - __builtin_popcountll(chips[side]);
        mask cells = choices(rolled, chips[side], rivals, supply);
        if (cells == 0) {
            game[PASSES]++;
        } else {
            int cell = nth_cell(cells, below(&stream, __builtin_popcountll(cells)));
            for (int other = 0; other < sides; other++) chips[other] &= ~bit(cell);
            if (rolled == 10) {
                game[REMOVED]++;
            } else {
                filled[cell]++;
                game[REPLACED] += (rivals & bit(cell)) != 0;
                chips[side] |= bit(cell);
                if (wins(chips[side], cell, (int)setup->length)) {
                    game[WINNERS] = 1 << side;
                    break;
                }
            }
        }
        if (rolled == 2 || rolled == 12) game[EXTRA]++;
        else seat = (seat + 1) % players;
    }
    for (int side = 0; side < sides; side++) game[CHIPS + side] = __builtin_popcountll(chips[side]);
}

void play_sequence_dice(const struct sequence_setup *setup, uint64_t seed, uint64_t first,
                        int64_t count, int64_t *games, int64_t *filled, int64_t *fallen) {
    read_board();
    memset(games, 0, sizeof(int64_t) * SEQUENCE_DICE_FACTS * (size_t)count);
    for (int64_t index = 0; index < count; index++)
        sequence_dice_game(setup, stream_of(seed, first + (uint64_t)index),
                           games + SEQUENCE_DICE_FACTS * index, filled, fallen);
}
