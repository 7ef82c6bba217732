/**
 * The types of the wire. Generated from contract/openapi.yaml: change that, then run
 * `npx tsx scripts/generate-wire.ts`. With `--check` it only tells whether this file is current.
 */

export interface paths {
    "/vendor/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a vendor with a restaurant and send a one-time code
         * @description Status 409 means that the phone is already registered.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time code to a registered phone */
        post: operations["requestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a phone and its one-time code for an access token */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the vendor, with the verification details */
        post: operations["vendorGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End the session of the token */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/save-vendor-fcm-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a device for push messages */
        post: operations["savePushToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the figures of the dashboard and its new orders */
        post: operations["dashboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-order/get-order-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List orders, newest first
         * @description The history screen filters by `all`, `completed` and `declined`.
         */
        post: operations["orderHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-order/get-order-id-wise-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read one order by its order number or its id */
        post: operations["orderDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-order/get-waiting-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the orders that wait for the vendor's answer */
        post: operations["waitingOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-order/get-order-by-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the orders of one status */
        post: operations["ordersByStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-order/update-order-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an order to its next status
         * @description Status 404 means that no rider is assigned. The cooking time is sent when an order is accepted.
         */
        post: operations["updateOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the restaurant with its opening hours
         * @description The record comes as a list of one.
         */
        post: operations["restaurantGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile, the banner and the gallery
         * @description Sent files are added to the gallery; images leave it by their own call.
         */
        post: operations["restaurantUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/delete-restaurant-asset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove one image of the gallery by its position */
        post: operations["restaurantDeleteAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the vendor's own name, phone and e-mail address */
        post: operations["vendorUpdateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/all-team-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the members of the team */
        post: operations["teamList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/add-team-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a member to the team
         * @description Status 400 comes with a message for the vendor.
         */
        post: operations["teamAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/update-team-member/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a member, named in the path */
        put: operations["teamUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/update-team-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a member, named in the body
         * @description The other reading of the same call; a marketplace serves at least one of the two.
         */
        post: operations["teamUpdatePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/get-team-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read one member */
        post: operations["teamGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/active-inactive-team-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch a member on or off */
        post: operations["teamSetActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/delete-team-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a member from the team */
        post: operations["teamDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-item/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the food items of the menu */
        post: operations["foodItemAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-item/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read one food item */
        post: operations["foodItemGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-item/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a food item from the menu */
        post: operations["foodItemDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-item/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a food item
         * @description The whole item is sent. The image is left out when it stays as it is.
         */
        post: operations["foodItemUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dish-category/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the categories of the menu */
        get: operations["dishCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/restaurant-food-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the overall ratings and the reviews */
        post: operations["reviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-order/get-restaurant-payment-collection-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List payment logs, grouped by date */
        post: operations["paymentLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food-order/vendor/get-restaurant-pending-payment-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the payout cycles */
        post: operations["pendingPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the offers that the marketplace proposes to the restaurant */
        post: operations["offersAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/vendor-offer-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an offer for the vendor, or take the acceptance back */
        post: operations["offerSetStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/add-restaurant-timings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the opening hours
         * @description A slot with an `_id` is a saved one; a slot without it is new.
         */
        post: operations["timingsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/update-restaurant-timings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one saved slot */
        post: operations["timingsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/delete-restaurant-timings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove one slot by its day and position */
        post: operations["timingsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/update-online-status-of-specified-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take one day online or offline */
        post: operations["timingsDayStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/update-kyc-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit one verification detail, with its document
         * @description The detail is a JSON part named like the value of `key`. Its status becomes pending.
         */
        post: operations["kycUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the legal texts */
        get: operations["about"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Envelope: {
            statusCode: number;
            message: string;
            data?: unknown;
        };
        Refusal: {
            statusCode: number;
            message: string;
        };
        Id: string;
        /** @description Ten digits sent as a number, the first from 6 to 9 */
        PhoneNumber: number;
        /** @description Ten digits, as a number or as text */
        Phone: number | string;
        /** Format: email */
        Email: string;
        /**
         * @description A date, YYYY-MM-DD or ISO 8601
         * @example 2019-08-15
         */
        Day: string;
        /** @default 10 */
        Limit: number;
        /** @example 11:00 */
        Clock: string;
        /** @description True when online; text is echoed in the type that was read */
        OutletStatus: boolean | string;
        SignUp: {
            name: string;
            restaurant_name: string;
            /** @description Ten digits, the first from 6 to 9 */
            phone: number | string;
            email: string;
            /** @description A date, YYYY-MM-DD */
            date_of_founding: string;
        };
        Vendor: {
            _id: components["schemas"]["Id"];
            name?: string;
            phone?: number | string;
            email?: string;
            is_kyc_completed: boolean;
            restaurant: {
                _id: components["schemas"]["Id"];
                name: string;
            };
            bank_detail?: components["schemas"]["BankDetail"];
            fssai_detail?: components["schemas"]["FssaiDetail"];
            gstn_detail?: components["schemas"]["GstnDetail"];
            pan_detail?: components["schemas"]["PanDetail"];
            /** @description What a team member may do; absent for an owner, who may do everything */
            permissions?: components["schemas"]["Grant"][];
        };
        /** @enum {string} */
        KycStatus: "pending" | "approved" | "declined";
        BankDetail: {
            bank_name?: string;
            account_number?: string;
            ifsc_code?: string;
            status?: components["schemas"]["KycStatus"];
            reason?: string | null;
        } | null;
        FssaiDetail: {
            /** @description The FSSAI licence number */
            account_number?: string;
            expiration_date?: string | null;
            image?: string | null;
            status?: components["schemas"]["KycStatus"];
            reason?: string | null;
        } | null;
        GstnDetail: {
            gstn_number?: string;
            expiration_date?: string | null;
            image?: string | null;
            status?: components["schemas"]["KycStatus"];
            reason?: string | null;
        } | null;
        PanDetail: {
            pan_number?: string;
            image?: string | null;
            status?: components["schemas"]["KycStatus"];
            reason?: string | null;
        } | null;
        KycUpdate: {
            restaurant_id: components["schemas"]["Id"];
            vendor_id?: components["schemas"]["Id"];
            /** @enum {string} */
            key: "bank_detail" | "fssai_detail" | "gstn_detail" | "pan_detail";
            /** Format: binary */
            image?: Blob;
            bank_detail?: components["schemas"]["BankDetail"];
            fssai_detail?: components["schemas"]["FssaiDetail"];
            gstn_detail?: components["schemas"]["GstnDetail"];
            pan_detail?: components["schemas"]["PanDetail"];
        };
        Dashboard: {
            orders: {
                total: number;
                completed: number;
                declined: number;
            };
            /** @description A number or the members */
            teamMembers: number | unknown[];
            revenue: {
                total_revenue: number;
            };
            orderDetails: components["schemas"]["Order"][];
        };
        Order: {
            _id: components["schemas"]["Id"];
            order_id: string;
            /**
             * @description Other values than the examples are possible, and unknown to the portal
             * @example waiting_for_confirmation
             * @example cooking
             * @example packing_processing
             * @example ready_to_pickup
             * @example completed
             * @example declined
             */
            status: string;
            /** Format: date-time */
            createdAt: string;
            restaurant?: {
                name?: string;
            };
            customer?: {
                name?: string;
            } | null;
            cart_items?: components["schemas"]["CartItem"][];
            cartitems?: components["schemas"]["CartItem"][];
            billing_detail?: {
                payment_status?: string;
                total_amount?: number;
            };
            /**
             * @example captured
             * @example failed
             */
            payment_status?: string | null;
            payment_method_id?: string | null;
            total_amount?: number;
            original_total_amount?: number;
            restaurant_charge_amount?: number;
            item_sub_total_amount?: number;
            after_discount_sub_amt?: number;
            packing_fee?: number;
            delivery_fee?: number;
            gst_percentage?: number;
            tax_amount?: number;
            coupon_amount?: number;
            instructions?: string | null;
            invoice_no?: string | null;
            transaction_id?: string | null;
            verification_code?: string | number | null;
            /** @example 20 minutes */
            cooking_time?: string | null;
            /** @description Kilometres */
            distance_from_customer?: number | null;
            delivery_time?: string | null;
            delivery_address?: components["schemas"]["DeliveryAddress"];
            status_timing?: {
                [key: string]: string;
            };
        } | unknown | unknown;
        CartItem: {
            food_item_name: string;
            varient_name?: string | null;
            quantity: number;
            food_item_price: number;
            /**
             * @example veg
             * @example non_veg
             * @example egg
             */
            veg_nonveg?: string;
            veg_non_veg?: string;
            instructions?: string | null;
        };
        DeliveryAddress: {
            name?: string;
            phone?: string | number;
            address?: string;
            landmark?: string | null;
            title?: string | null;
        } | null;
        Location: {
            /** @constant */
            type?: "Point";
            /** @description Longitude, then latitude */
            coordinates: number[];
        };
        Restaurant: {
            _id: components["schemas"]["Id"];
            name: string;
            email?: string;
            phone?: string | number;
            about?: string;
            address?: string;
            location?: components["schemas"]["Location"];
            /** @description Relative path */
            banner?: string | null;
            /** @description Relative paths of the gallery */
            assets: string[];
            date_of_founding?: string;
            /**
             * @example veg
             * @example non_veg
             * @example both
             */
            veg_non_veg: string;
            minimum_order_value: number;
            minimum_order_preparation_time: number;
            restaurant_charge?: number;
            admin_commission?: number;
            gst_percentage?: number;
            /**
             * @description While pending the profile is locked
             * @example none
             * @example pending
             */
            approval_request?: string | null;
            timings?: components["schemas"]["Timings"];
            /** @description The linked vendor's own name, phone and e-mail address */
            vendor?: {
                _id?: components["schemas"]["Id"];
                name?: string;
                phone?: number | string;
                email?: string;
            };
        };
        RestaurantUpdate: {
            restaurant_id: components["schemas"]["Id"];
            /** @description A new picture, or the relative path of the present one */
            banner?: Blob | string;
            files?: Blob[];
            location?: components["schemas"]["Location"];
            name: string;
            about: string;
            address: string;
            phone: string;
            email: components["schemas"]["Email"];
            date_of_founding: components["schemas"]["Day"];
            veg_non_veg: string;
            minimum_order_value: number;
            minimum_order_preparation_time: number;
            restaurant_charge: number;
            admin_commission?: number;
            gst_percentage: number;
        };
        Timings: {
            is_all_day: boolean;
            all_days: components["schemas"]["DayTimings"];
            /** @description Monday to Sunday */
            specified: components["schemas"]["DayTimings"][];
        };
        DayTimings: {
            outlet_status: components["schemas"]["OutletStatus"];
            timings: components["schemas"]["TimingSlot"][];
        };
        TimingSlot: {
            _id: components["schemas"]["Id"];
            open_times: components["schemas"]["Clock"];
            close_time: components["schemas"]["Clock"];
            is_edit_delete?: boolean;
            days_of_week?: number;
        };
        TimingsInput: {
            is_all_day: boolean;
            all_days?: components["schemas"]["DayTimingsInput"];
            specified?: components["schemas"]["DayTimingsInput"][];
        };
        DayTimingsInput: {
            outlet_status?: components["schemas"]["OutletStatus"];
            timings: components["schemas"]["TimingSlotInput"][];
        };
        TimingSlotInput: {
            _id?: components["schemas"]["Id"];
            open_times: components["schemas"]["Clock"];
            close_time: components["schemas"]["Clock"];
            is_edit_delete?: boolean;
            days_of_week?: number;
        };
        Grant: {
            id: number | string;
            name: string;
            active: boolean;
        };
        TeamMember: {
            _id: components["schemas"]["Id"];
            team_member_id: components["schemas"]["Id"];
            name: string;
            email: string;
            phone: number;
            roles: components["schemas"]["Grant"];
            permissions: components["schemas"]["Grant"][];
            is_active: boolean;
            restaurant_id: components["schemas"]["Id"];
        };
        TeamMemberInput: {
            name: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            restaurant_id: components["schemas"]["Id"];
            team_member_id?: components["schemas"]["Id"];
            roles: components["schemas"]["Grant"];
            permissions: components["schemas"]["Grant"][];
            is_active: boolean;
        };
        DishCategory: {
            _id: components["schemas"]["Id"];
            name: string;
        };
        FoodItem: {
            _id: components["schemas"]["Id"];
            name: string;
            description?: string | null;
            selling_price: number;
            base_price: number;
            /**
             * @example Spicy
             * @example Best Selling
             */
            tag?: string | null;
            /**
             * @example veg
             * @example non_veg
             * @example egg
             */
            veg_nonveg: string;
            /** @description Listed on the menu */
            status: boolean;
            in_stock: boolean;
            recomended: boolean;
            dish_category_id: components["schemas"]["Id"];
            /**
             * @example simple
             * @example variable
             */
            product_type: string;
            /**
             * @example full_time
             * @example partial_time
             */
            product_timing?: string | null;
            default_quantity?: number;
            title?: string | null;
            /** @description Relative path */
            image?: string | null;
            variants?: components["schemas"]["VariantGroup"][];
            combinations?: components["schemas"]["Combination"][];
            addon?: components["schemas"]["AddonGroup"][];
        };
        VariantGroup: {
            group: string;
            variants: components["schemas"]["Variant"][];
        };
        Variant: {
            _id?: number | string;
            name: string;
        };
        Combination: {
            first_gp: string;
            second_gp?: string | null;
            price: number;
        };
        AddonGroup: {
            group: string;
            max_selection: number;
            is_price_related: boolean;
            addon: components["schemas"]["Addon"][];
        };
        Addon: {
            _id?: number | string;
            name: string;
            price?: number | null;
        };
        FoodItemUpdate: {
            restaurant_id: components["schemas"]["Id"];
            dish_item_id: components["schemas"]["Id"];
            name: string;
            description?: string;
            /** @default 0 */
            base_price: number;
            selling_price: number;
            status?: boolean;
            dish_category_id: components["schemas"]["Id"];
            veg_nonveg?: string;
            product_type?: string;
            tag?: string;
            recomended?: boolean;
            in_stock?: boolean;
            /** Format: binary */
            image?: Blob;
            variants?: components["schemas"]["VariantGroup"][];
            combinations?: components["schemas"]["Combination"][];
            /** @description One group or several */
            addon?: components["schemas"]["AddonGroup"][] | components["schemas"]["AddonGroup"];
            title?: string;
            product_timing?: string;
            default_quantity?: number;
        };
        /** @description Stars from 0 to 5, or nothing */
        Ratings: {
            food_rating: components["schemas"]["Rating"];
            taste_rating: components["schemas"]["Rating"];
            packaging_rating: components["schemas"]["Rating"];
            value_rating: components["schemas"]["Rating"];
        };
        Rating: number | null;
        Review: components["schemas"]["Ratings"] & {
            _id?: components["schemas"]["Id"];
            customer: {
                name: string;
                profile_pic?: string | null;
            };
            food_review?: string | null;
            /** Format: date-time */
            createdAt?: string;
            order?: {
                cart_items?: components["schemas"]["ReviewedItem"][];
            } | null;
        };
        ReviewedItem: {
            food_item_id?: string;
            food_item_name: string;
            food_item_image?: string | null;
            quantity: number;
        };
        PaymentLogGroup: {
            /** @example 20 Nov 2026 */
            title: string;
            data: components["schemas"]["PaymentLog"][];
        };
        PaymentLog: {
            order_id: string | null;
            name: string;
            transaction_number: string;
            total_amount: number;
            /**
             * @example credit
             * @example debit
             */
            transaction_type: string;
            /**
             * @example captured
             * @example refund
             * @example withdraw
             */
            status: string;
        };
        Payout: {
            /** @example 09 Nov 2026 - 15 Nov 2026 */
            payout_cycle: string;
            total_week_order: number;
            status?: string | null;
        };
        Offer: {
            _id: components["schemas"]["Id"];
            title: string;
            referral_code?: string | null;
            /**
             * @example percentage
             * @example flat
             */
            discount_type: string;
            discount_price: number;
            usage_conditions: {
                min_order_value?: number | null;
                first_order_of_day?: boolean;
                new_users_only?: boolean;
                /** Format: date-time */
                valid_from?: string | null;
                /** Format: date-time */
                valid_until?: string | null;
            };
            /** @description A vendor without an entry has the status pending */
            vendor_list: {
                vendor_id: components["schemas"]["Id"];
                /** @enum {string} */
                status: "active" | "pending";
            }[];
        };
        LegalTexts: {
            terms_and_conditions: string;
            privacy_policy: string;
            open_source_library: string;
        };
    };
    responses: {
        /** @description The change holds */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description A code was sent; only a development server repeats it in the answer */
        CodeSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    otp?: number;
                    data?: {
                        otp?: number;
                    } | null;
                };
            };
        };
        /** @description The orders */
        Orders: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Order"][];
                };
            };
        };
        /** @description The request is refused: 401 without a valid token, 422 naming a field that does not fit */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
         *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
         *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
         *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
         *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
         *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
         *     `Access-Control-Allow-Headers`.
         * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
         */
        IdempotencyKey: string;
    };
    requestBodies: {
        OfRestaurant: {
            content: {
                "application/json": {
                    restaurant_id: components["schemas"]["Id"];
                };
            };
        };
        OfTeamMember: {
            content: {
                "application/json": {
                    team_member_id: components["schemas"]["Id"];
                    restaurant_id: components["schemas"]["Id"];
                };
            };
        };
        OfFoodItem: {
            content: {
                "application/json": {
                    restaurant_id: components["schemas"]["Id"];
                    dish_item_id: components["schemas"]["Id"];
                };
            };
        };
        OrderFilter: {
            content: {
                "application/json": {
                    restaurant_id: components["schemas"]["Id"];
                    /**
                     * @example all
                     * @example completed
                     * @example declined
                     */
                    status: string;
                    limit?: components["schemas"]["Limit"];
                    search?: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    requestCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["PhoneNumber"];
                };
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["PhoneNumber"];
                    /** @description Four digits sent as a number */
                    otp: number;
                };
            };
        };
        responses: {
            /** @description The vendor with a token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Vendor"] & {
                            access_token: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    vendorGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The vendor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    savePushToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor_id: components["schemas"]["Id"];
                    device_id: string;
                    fcm_token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfRestaurant"];
        responses: {
            /** @description The figures and the orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    orderHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderFilter"];
        responses: {
            200: components["responses"]["Orders"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    orderDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    waitingOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfRestaurant"];
        responses: {
            200: components["responses"]["Orders"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    ordersByStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderFilter"];
        responses: {
            200: components["responses"]["Orders"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    updateOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    food_order_id: components["schemas"]["Id"];
                    /**
                     * @example cooking
                     * @example declined
                     * @example packing_processing
                     * @example ready_to_pickup
                     */
                    status: string;
                    /** @example 20 minutes */
                    cooking_time?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    restaurantGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfRestaurant"];
        responses: {
            /** @description The restaurant, in a list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Restaurant"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    restaurantUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RestaurantUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    restaurantDeleteAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    restaurantId: components["schemas"]["Id"];
                    index: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    vendorUpdateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    phone: components["schemas"]["Phone"];
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    teamList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfRestaurant"];
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TeamMember"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    teamAdd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    teamUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    teamUpdatePost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberInput"] & {
                    team_member_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    teamGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfTeamMember"];
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TeamMember"];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    teamSetActive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    team_member_id: components["schemas"]["Id"];
                    is_active: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    teamDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfTeamMember"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    foodItemAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfRestaurant"];
        responses: {
            /** @description The items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FoodItem"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    foodItemGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfFoodItem"];
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FoodItem"];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    foodItemDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfFoodItem"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    foodItemUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FoodItemUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    dishCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DishCategory"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    reviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    restaurant_id: components["schemas"]["Id"];
                    limit?: components["schemas"]["Limit"];
                };
            };
        };
        responses: {
            /** @description The overall ratings and the reviews, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            overall_review: components["schemas"]["Ratings"];
                            data: components["schemas"]["Review"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    paymentLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    restaurant_id: components["schemas"]["Id"];
                    search?: string;
                    /**
                     * @example all
                     * @example captured
                     * @example refund
                     * @example withdraw
                     */
                    status?: string;
                };
            };
        };
        responses: {
            /** @description The groups, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PaymentLogGroup"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    pendingPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfRestaurant"];
        responses: {
            /** @description The cycles, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Payout"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    offersAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfRestaurant"];
        responses: {
            /** @description The offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Offer"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    offerSetStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offer_id: components["schemas"]["Id"];
                    /** @description True makes the status active, false pending */
                    is_vendor_accepted: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    timingsAdd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor_id: components["schemas"]["Id"];
                    restaurant_id: components["schemas"]["Id"];
                    timings: components["schemas"]["TimingsInput"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    timingsUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    restaurant_id: components["schemas"]["Id"];
                    timing_id: components["schemas"]["Id"];
                    open_times: components["schemas"]["Clock"];
                    close_time: components["schemas"]["Clock"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    timingsDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    restaurant_id: components["schemas"]["Id"];
                    /** @description 1 Monday to 7 Sunday, 0 for all days */
                    day_of_week: number;
                    /** @description Position of the slot in its day */
                    index: number;
                    is_all_day: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    timingsDayStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    restaurant_id: components["schemas"]["Id"];
                    status: components["schemas"]["OutletStatus"];
                    /** @description 1 Monday to 7 Sunday */
                    day: number;
                    /** @description The same day, under its other name */
                    day_of_week?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    kycUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one action of the vendor. All its repeats carry the same key: after a renewed token, or when the browser
                 *     sends the request again because the connection was reset. A backend that supports it keeps a key for 24 hours
                 *     together with the vendor (before sign-in the phone) and the operation, carries the action out once, and answers
                 *     every repeat with the first result; a repeat that arrives during the first one waits for it. A refusal that came
                 *     before the action began, such as 401, is not kept. The same key with another body is refused with 422. The
                 *     portal sends it where its host says so (`capabilities`), since a backend on another origin has to name it in
                 *     `Access-Control-Allow-Headers`.
                 * @example 0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KycUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    about: {
        parameters: {
            query: {
                type: "vendor";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Three texts in HTML; a client cleans them before it shows them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LegalTexts"];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
}
